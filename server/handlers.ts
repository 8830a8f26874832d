import { changePassword } from './account/change-password.ts';
import { enterFromHost } from './account/enter-from-host.ts';
import { logIn } from './account/log-in.ts';
import { openAccount } from './account/open-account.ts';
import { previewCode } from './account/preview-code.ts';
import { registerAccount } from './account/register-account.ts';
import { endSession, listSessions, logOut } from './account/sessions.ts';
import { editUserInfo, userInfo } from './account/user-info.ts';
import { acceptorDetail } from './exchange/acceptor-detail.ts';
import { cancelExchange } from './exchange/cancel-exchange.ts';
import { confirmExchange } from './exchange/confirm-exchange.ts';
import { disputeExchange } from './exchange/dispute-exchange.ts';
import { holdExchange } from './exchange/hold-exchange.ts';
import { listExchanges } from './exchange/list-exchanges.ts';
import { basicConfig, listLanguages } from './help/configuration.ts';
import type { Handlers } from './http/serve.ts';
import { integrity } from './ledger/integrity.ts';
import type { Parts } from './parts.ts';
import { checkHead, statement, statementKey } from './statement/statement.ts';
import { bankCard, editBankCard } from './wallet/bank-card.ts';
import { cancelPayout } from './wallet/cancel-payout.ts';
import { checkPayPassword } from './wallet/check-pay-password.ts';
import { depositTip } from './wallet/deposit-tip.ts';
import { cancelPayPasswordReset, forgotPayPassword } from './wallet/forgot-pay-password.ts';
import { listActivity } from './wallet/list-activity.ts';
import { payPasswordState } from './wallet/pay-password-state.ts';
import { listPayouts, payoutReasons, payoutTerms } from './wallet/payout-queries.ts';
import { listRecords, monthlyRecords, recordDetail, wallet } from './wallet/queries.ts';
import { requestPayout } from './wallet/request-payout.ts';
import { returnStartup } from './wallet/return-startup.ts';
import { setPayPassword } from './wallet/set-pay-password.ts';

/** Which use case answers which call. Both versions of the auth calls do the same thing. */
export const handlers: Handlers<Parts> = {
  login: logIn,
  loginV2: logIn,
  register: registerAccount,
  registerV2: registerAccount,
  logout: logOut,
  enter: enterFromHost,
  openAccount,
  previewCode,
  userInfo,
  editUserInfo,
  updatePassword: changePassword,
  listSessions,
  endSession,
  listLanguages,
  basicConfig,
  integrity,
  statement,
  statementKey,
  checkHead,
  checkPayPassword,
  setPayPassword,
  forgotPayPassword,
  cancelPayPasswordReset,
  payPasswordState,
  bankCard,
  editBankCard,

  sendFeedback: 'not_built',
  uploadImage: 'not_built',
  listPlans: 'not_built',
  planDetail: 'not_built',
  productDetail: 'not_built',
  putPlan: 'not_built',
  countWaitingPlans: 'not_built',
  adData: 'not_built',
  listFollows: 'not_built',
  followOperator: 'not_built',
  listCoupons: 'not_built',
  claimCoupon: 'not_built',
  listNotifications: 'not_built',
  readNotifications: 'not_built',
  countUnread: 'not_built',
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
  returnStartup,
  depositTip,
  listActivity,
};
