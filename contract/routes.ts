import * as account from './account.ts';
import * as bankCard from './bank-card.ts';
import * as coupon from './coupon.ts';
import * as delivery from './delivery.ts';
import * as deposit from './deposit.ts';
import * as exchange from './exchange.ts';
import * as file from './file.ts';
import * as follow from './follow.ts';
import * as help from './help.ts';
import * as ledger from './ledger.ts';
import * as notification from './notification.ts';
import * as payPassword from './pay-password.ts';
import * as payout from './payout.ts';
import * as plan from './plan.ts';
import * as record from './record.ts';
import type { Route } from './route.ts';
import * as statement from './statement.ts';
import * as wallet from './wallet.ts';

/** The 34 calls of the specification, in its order. */
export const specifiedRoutes = {
  uploadImage: file.uploadImage,
  listPlans: plan.listPlans,
  planDetail: plan.planDetail,
  productDetail: plan.productDetail,
  putPlan: plan.putPlan,
  countWaitingPlans: plan.countWaitingPlans,
  registerV2: account.registerV2,
  loginV2: account.loginV2,
  listLanguages: help.listLanguages,
  login: account.login,
  register: account.register,
  userInfo: account.userInfo,
  editUserInfo: account.editUserInfo,
  updatePassword: account.updatePassword,
  basicConfig: help.basicConfig,
  openAccount: account.openAccount,
  adData: delivery.adData,
  listFollows: follow.listFollows,
  followOperator: follow.followOperator,
  listCoupons: coupon.listCoupons,
  claimCoupon: coupon.claimCoupon,
  sendFeedback: help.sendFeedback,
  listNotifications: notification.listNotifications,
  readNotifications: notification.readNotifications,
  countUnread: notification.countUnread,
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
  logout: account.logout,
  enter: account.enter,
  previewCode: account.previewCode,
  listSessions: account.listSessions,
  endSession: account.endSession,
  payPasswordState: payPassword.payPasswordState,
  forgotPayPassword: payPassword.forgotPayPassword,
  cancelPayPasswordReset: payPassword.cancelPayPasswordReset,
  recordDetail: record.recordDetail,
  monthlyRecords: record.monthlyRecords,
  payoutTerms: payout.payoutTerms,
  listPayouts: payout.listPayouts,
  cancelPayout: payout.cancelPayout,
  payoutReasons: payout.payoutReasons,
  returnStartup: payout.returnStartup,
  holdExchange: exchange.holdExchange,
  confirmExchange: exchange.confirmExchange,
  disputeExchange: exchange.disputeExchange,
  cancelExchange: exchange.cancelExchange,
  depositTip: deposit.depositTip,
  listActivity: deposit.listActivity,
  integrity: ledger.integrity,
  statement: statement.statement,
  statementKey: statement.statementKey,
  checkHead: statement.checkHead,
} as const satisfies Record<string, Route>;

export const routes = { ...specifiedRoutes, ...ownRoutes } as const;

export type RouteName = keyof typeof routes;
