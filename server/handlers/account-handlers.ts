import type { Handlers } from '../gateway/gateway.ts';
import { askResetMail, confirmEmail, emailState, sendEmailLink, waysBack } from '../mail/mail.ts';
import {
  addPasskey,
  askNewPasskey,
  askOwnSignature,
  askPasskeyLogin,
  endPasskey,
  endSession,
  enter,
  listPasskeys,
  listSessions,
  logIn,
  logInByPasskey,
  logout,
  lookAtPasswordLink,
  makeObjection,
  namePasskey,
  objectionState,
  openAccount,
  previewCode,
  registerAccount,
  setPasswordByLink,
  setPasswordByPasskey,
  updatePassword,
} from '../partner/partner.ts';
import { ownPersonalData } from '../personal/personal.ts';
import { editUserInfo, firstSteps, userInfo } from '../profile/profile.ts';
import type { Services } from '../services/services.ts';

/**
 * The calls about accounts: logging in, passwords and passkeys, recovery, personal data. Both
 * versions of the auth calls share their use case.
 */
export const accountHandlers = {
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
  firstSteps,
  editUserInfo,
  updatePassword,
  listSessions,
  endSession,
  askPasskeyLogin,
  logInByPasskey,
  listPasskeys,
  askNewPasskey,
  addPasskey,
  namePasskey,
  endPasskey,
  askOwnSignature,
  setPasswordByPasskey,
  waysBack,
  askResetMail,
  confirmEmail,
  emailState,
  sendEmailLink,
  ownPersonalData,
} satisfies Partial<Handlers<Services>>;
