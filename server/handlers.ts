import { changePassword } from './account/change-password.ts';
import { enterFromHost } from './account/enter-from-host.ts';
import { logIn } from './account/log-in.ts';
import { openAccount } from './account/open-account.ts';
import { previewCode } from './account/preview-code.ts';
import { registerAccount } from './account/register-account.ts';
import { endSession, listSessions, logOut } from './account/sessions.ts';
import { editUserInfo, userInfo } from './account/user-info.ts';
import { basicConfig, listLanguages } from './help/configuration.ts';
import type { Handlers } from './http/serve.ts';
import type { Parts } from './parts.ts';

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
  wallet: 'not_built',
  listRecords: 'not_built',
  listExchanges: 'not_built',
  acceptorDetail: 'not_built',
  requestPayout: 'not_built',
  checkPayPassword: 'not_built',
  editBankCard: 'not_built',
  bankCard: 'not_built',
  setPayPassword: 'not_built',
};
