import type { Services } from '../../ads/services/services.ts';
import {
  askResetMail,
  confirmEmail,
  emailState,
  sendEmailLink,
  waysBack,
} from '../../people/mail/mail.ts';
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
} from '../../people/partner/partner.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { accountUseCases, firstStepsUseCases } from '../../programme/profile/profile.ts';
import { personalDataUseCases } from '../../proof/personal/personal.ts';

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
  ...accountUseCases,
  ...firstStepsUseCases,
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
  ...personalDataUseCases,
} satisfies Partial<Handlers<Services>>;
