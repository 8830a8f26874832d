import * as account from './account.ts';
import * as figures from './ad-center-figures.ts';
import * as bankCard from './bank-card.ts';
import * as breakdown from './breakdown.ts';
import * as chat from './chat.ts';
import * as coupon from './coupon.ts';
import * as delivery from './delivery.ts';
import * as deposit from './deposit.ts';
import * as dispute from './dispute.ts';
import * as email from './email.ts';
import * as exchange from './exchange.ts';
import * as feedback from './feedback.ts';
import * as file from './file.ts';
import * as firstSteps from './first-steps.ts';
import * as follow from './follow.ts';
import * as help from './help.ts';
import * as integrity from './integrity.ts';
import * as ledger from './ledger.ts';
import * as level from './level.ts';
import * as notification from './notification.ts';
import * as objection from './objection.ts';
import * as outcome from './outcome.ts';
import * as passkey from './passkey.ts';
import * as password from './password.ts';
import * as payPassword from './pay-password.ts';
import * as payout from './payout.ts';
import * as personalData from './personal-data.ts';
import * as plan from './plan.ts';
import * as push from './push.ts';
import * as record from './record.ts';
import * as recovery from './recovery.ts';
import * as register from './register.ts';
import * as report from './report.ts';
import * as review from './review.ts';
import type { Route } from './route.ts';
import * as session from './session.ts';
import * as signedAct from './signed-act.ts';
import * as statement from './statement.ts';
import * as transparency from './transparency.ts';
import * as unread from './unread.ts';
import * as waitingPlans from './waiting-plans.ts';
import * as wallet from './wallet.ts';

/** The 34 calls of the specification, in its order. */
export const specifiedRoutes = {
  uploadImage: file.uploadImage,
  listPlans: plan.listPlans,
  planDetail: plan.planDetail,
  productDetail: plan.productDetail,
  putPlan: plan.putPlan,
  countWaitingPlans: waitingPlans.countWaitingPlans,
  registerV2: register.registerV2,
  loginV2: session.loginV2,
  listLanguages: help.listLanguages,
  login: session.login,
  register: register.register,
  userInfo: account.userInfo,
  editUserInfo: account.editUserInfo,
  updatePassword: password.updatePassword,
  basicConfig: help.basicConfig,
  openAccount: register.openAccount,
  adData: figures.adData,
  listFollows: follow.listFollows,
  followOperator: follow.followOperator,
  listCoupons: coupon.listCoupons,
  claimCoupon: coupon.claimCoupon,
  sendFeedback: feedback.sendFeedback,
  listNotifications: notification.listNotifications,
  readNotifications: notification.readNotifications,
  countUnread: unread.countUnread,
  wallet: wallet.wallet,
  listRecords: record.listRecords,
  listExchanges: exchange.listExchanges,
  acceptorDetail: exchange.acceptorDetail,
  requestPayout: payout.requestPayout,
  checkPayPassword: payPassword.checkPayPassword,
  editBankCard: bankCard.editBankCard,
  bankCard: bankCard.bankCard,
  setPayPassword: payPassword.setPayPassword,
} as const satisfies Record<string, Route>;

/** Calls that the specification does not name and the product needs. */
export const ownRoutes = {
  logout: session.logout,
  enter: session.enter,
  previewCode: register.previewCode,
  lookAtPasswordLink: password.lookAtPasswordLink,
  setPasswordByLink: password.setPasswordByLink,
  waysBack: recovery.waysBack,
  askResetMail: recovery.askResetMail,
  confirmEmail: email.confirmEmail,
  emailState: email.emailState,
  sendEmailLink: email.sendEmailLink,
  objectionState: objection.objectionState,
  makeObjection: objection.makeObjection,
  listObjections: objection.listObjections,
  firstSteps: firstSteps.firstSteps,
  listSessions: session.listSessions,
  endSession: session.endSession,
  askActSignature: signedAct.askActSignature,
  checkActSignature: signedAct.checkActSignature,
  askPasskeyLogin: passkey.askPasskeyLogin,
  logInByPasskey: passkey.logInByPasskey,
  listPasskeys: passkey.listPasskeys,
  askNewPasskey: passkey.askNewPasskey,
  addPasskey: passkey.addPasskey,
  namePasskey: passkey.namePasskey,
  endPasskey: passkey.endPasskey,
  askOwnSignature: passkey.askOwnSignature,
  setPasswordByPasskey: passkey.setPasswordByPasskey,
  unlock: payPassword.unlock,
  payPasswordState: payPassword.payPasswordState,
  forgotPayPassword: payPassword.forgotPayPassword,
  cancelPayPasswordReset: payPassword.cancelPayPasswordReset,
  checkBankCard: bankCard.checkBankCard,
  recordDetail: record.recordDetail,
  monthlyRecords: record.monthlyRecords,
  payoutTerms: payout.payoutTerms,
  listPayouts: payout.listPayouts,
  cancelPayout: payout.cancelPayout,
  payoutReasons: payout.payoutReasons,
  listPayoutRefusals: review.listPayoutRefusals,
  disputePayoutRefusal: review.disputePayoutRefusal,
  returnStartup: payout.returnStartup,
  holdExchange: exchange.holdExchange,
  confirmExchange: exchange.confirmExchange,
  disputeExchange: exchange.disputeExchange,
  cancelExchange: exchange.cancelExchange,
  depositTip: deposit.depositTip,
  previewPut: plan.previewPut,
  pausePlan: plan.pausePlan,
  stopPlan: plan.stopPlan,
  declinePlan: plan.declinePlan,
  figureProof: figures.figureProof,
  planCharts: delivery.planCharts,
  planEvents: delivery.planEvents,
  planEventsFile: delivery.planEventsFile,
  planConversions: delivery.planConversions,
  disputeConversion: dispute.disputeConversion,
  planBreakdown: breakdown.planBreakdown,
  excludePlacement: plan.excludePlacement,
  planStatement: plan.planStatement,
  listStaffActivity: deposit.listStaffActivity,
  listCouponCampaigns: coupon.listCouponCampaigns,
  findOperator: follow.findOperator,
  stopFollow: follow.stopFollow,
  followRecords: follow.followRecords,
  proxyState: follow.proxyState,
  offerProxy: follow.offerProxy,
  shopLevel: level.shopLevel,
  levelLog: level.levelLog,
  buyVip: level.buyVip,
  integrity: ledger.integrity,
  integrityReport: integrity.integrityReport,
  readAudit: integrity.readAudit,
  outcome: outcome.outcome,
  listRoots: ledger.listRoots,
  checkRoot: ledger.checkRoot,
  showWitnesses: transparency.showWitnesses,
  proveRoot: transparency.proveRoot,
  ownLiability: ledger.ownLiability,
  listContactChanges: help.listContactChanges,
  statement: statement.statement,
  statementKey: statement.statementKey,
  checkHead: statement.checkHead,
  listLines: statement.listLines,
  listFeedback: feedback.listFeedback,
  reportMessage: report.reportMessage,
  listReports: report.listReports,
  ownImage: file.ownImage,
  chatMessages: chat.chatMessages,
  sendChat: chat.sendChat,
  readChat: chat.readChat,
  chatState: chat.chatState,
  chatFile: chat.chatFile,
  ownPersonalData: personalData.ownPersonalData,
  pushState: push.pushState,
  subscribePush: push.subscribePush,
  endPush: push.endPush,
  noticePreferences: notification.noticePreferences,
  setNoticePreference: notification.setNoticePreference,
} as const satisfies Record<string, Route>;

export const routes = { ...specifiedRoutes, ...ownRoutes } as const;

export type RouteName = keyof typeof routes;
