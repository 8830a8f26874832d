import { updatePassword } from './account/change-password.ts';
import { enter } from './account/enter-from-host.ts';
import { logIn } from './account/log-in.ts';
import { makeObjection, objectionState } from './account/object.ts';
import { openAccount } from './account/open-account.ts';
import { lookAtPasswordLink, setPasswordByLink } from './account/password-link.ts';
import { previewCode } from './account/preview-code.ts';
import { registerAccount } from './account/register-account.ts';
import { endSession, listSessions, logout } from './account/sessions.ts';
import { chatFile } from './chat/chat-file.ts';
import { chatMessages, chatState } from './chat/chat-messages.ts';
import { readChat } from './chat/read-chat.ts';
import { sendChat } from './chat/send-chat.ts';
import { disputeConversion } from './conversion/dispute-conversion.ts';
import { postbackSetting, setPostback } from './conversion/postback-setting.ts';
import { claimCoupon } from './coupon/claim-coupon.ts';
import { listActivities, listCoupons } from './coupon/list-coupons.ts';
import { acceptorDetail } from './exchange/acceptor-detail.ts';
import { cancelExchange } from './exchange/cancel-exchange.ts';
import { confirmExchange } from './exchange/confirm-exchange.ts';
import { disputeExchange } from './exchange/dispute-exchange.ts';
import { holdExchange } from './exchange/hold-exchange.ts';
import { listExchanges } from './exchange/list-exchanges.ts';
import { adData } from './figures/ad-data.ts';
import { figureProof } from './figures/figure-proof.ts';
import { planBreakdown } from './figures/plan-breakdown.ts';
import { planCharts } from './figures/plan-charts.ts';
import { planConversions } from './figures/plan-conversions.ts';
import { planEvents } from './figures/plan-events.ts';
import { planEventsFile } from './figures/plan-events-file.ts';
import { ownImage } from './file/own-image.ts';
import { uploadImage } from './file/upload-image.ts';
import { findOperator } from './follow/find-operator.ts';
import { followOperator, stopFollow } from './follow/follow-operator.ts';
import { followRecords, listFollows } from './follow/list-follows.ts';
import { offerProxy, proxyState } from './follow/offer-proxy.ts';
import { basicConfig, listLanguages } from './help/configuration.ts';
import { listContactChanges } from './help/contacts.ts';
import { listFeedback } from './help/list-feedback.ts';
import { sendFeedback } from './help/send-feedback.ts';
import { voteQuestion } from './help/vote-question.ts';
import type { Handlers } from './http/serve.ts';
import { integrity } from './ledger/integrity.ts';
import { outcome } from './ledger/outcome.ts';
import { checkRoot, listRoots } from './ledger/root.ts';
import { buyVip } from './level/buy-vip.ts';
import { levelLog, shopLevel } from './level/shop-level.ts';
import { listNotifications } from './notification/list-notifications.ts';
import { noticePreferences, setNoticePreference } from './notification/preferences.ts';
import { countUnread, readNotifications, undoRead } from './notification/read-notifications.ts';
import { declinePlan } from './plan/decline-plan.ts';
import { excludePlacement } from './plan/exclude-placement.ts';
import { countWaitingPlans, listPlans } from './plan/list-plans.ts';
import { pausePlan } from './plan/pause-plan.ts';
import { planDetail, productDetail } from './plan/plan-detail.ts';
import { planStatement } from './plan/plan-statement.ts';
import { previewPut } from './plan/preview-put.ts';
import { putPlan } from './plan/put-plan.ts';
import { stopPlan } from './plan/stop-plan.ts';
import { editUserInfo, userInfo } from './profile/user-info.ts';
import { endPush, pushState, subscribePush } from './push/subscribe-push.ts';
import { listReports, reportMessage } from './report/report-message.ts';
import type { Services } from './services/services.ts';
import { checkHead, statement, statementKey } from './statement/make-statement.ts';
import { bankCard, checkBankCard, editBankCard } from './wallet/bank-card.ts';
import { cancelPayout } from './wallet/cancel-payout.ts';
import { checkPayPassword } from './wallet/check-pay-password.ts';
import { depositTip } from './wallet/deposit-tip.ts';
import { cancelPayPasswordReset, forgotPayPassword } from './wallet/forgot-pay-password.ts';
import { listActivity } from './wallet/list-activity.ts';
import { payPasswordState } from './wallet/pay-password-state.ts';
import { listPayouts, payoutReasons, payoutTerms } from './wallet/payout-queries.ts';
import { disputePayoutRefusal, listPayoutRefusals } from './wallet/payout-refusals.ts';
import { listRecords, monthlyRecords, recordDetail, wallet } from './wallet/queries.ts';
import { requestPayout } from './wallet/request-payout.ts';
import { returnStartup } from './wallet/return-startup.ts';
import { setPayPassword } from './wallet/set-pay-password.ts';

/** Which use case answers which call. Both versions of the auth calls do the same thing. */
export const handlers: Handlers<Services> = {
  login: logIn,
  loginV2: logIn,
  register: registerAccount,
  registerV2: registerAccount,
  logout,
  enter,
  openAccount,
  previewCode,
  lookAtPasswordLink,
  objectionState,
  makeObjection,
  setPasswordByLink,
  userInfo,
  editUserInfo,
  updatePassword,
  listSessions,
  endSession,
  listLanguages,
  basicConfig,
  listContactChanges,
  integrity,
  outcome,
  listRoots,
  checkRoot,
  statement,
  statementKey,
  checkHead,
  checkPayPassword,
  setPayPassword,
  forgotPayPassword,
  cancelPayPasswordReset,
  payPasswordState,
  bankCard,
  checkBankCard,
  editBankCard,

  sendFeedback,
  reportMessage,
  listReports,
  listFeedback,
  voteQuestion,
  chatMessages,
  sendChat,
  readChat,
  chatState,
  chatFile,
  pushState,
  subscribePush,
  endPush,
  uploadImage,
  ownImage,
  listPlans,
  planDetail,
  productDetail,
  putPlan,
  countWaitingPlans,
  adData,
  previewPut,
  pausePlan,
  stopPlan,
  declinePlan,
  figureProof,
  planCharts,
  planEvents,
  planEventsFile,
  planConversions,
  disputeConversion,
  planBreakdown,
  excludePlacement,
  postbackSetting,
  setPostback,
  planStatement,
  listFollows,
  followOperator,
  findOperator,
  stopFollow,
  followRecords,
  proxyState,
  offerProxy,
  listCoupons,
  claimCoupon,
  listActivities,
  shopLevel,
  levelLog,
  buyVip,
  listNotifications,
  readNotifications,
  undoRead,
  countUnread,
  noticePreferences,
  setNoticePreference,
  wallet,
  listRecords,
  recordDetail,
  monthlyRecords,
  listExchanges,
  acceptorDetail,
  holdExchange,
  confirmExchange,
  disputeExchange,
  cancelExchange,
  requestPayout,
  payoutTerms,
  listPayouts,
  cancelPayout,
  payoutReasons,
  listPayoutRefusals,
  disputePayoutRefusal,
  returnStartup,
  depositTip,
  listActivity,
};
