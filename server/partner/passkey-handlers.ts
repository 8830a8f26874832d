import { askPasskeyLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addPasskey, askNewPasskey } from './new-passkey.ts';
import { askOwnSignature } from './own-signature.ts';
import { endPasskey, listPasskeys, namePasskey } from './passkeys.ts';
import { setPasswordByPasskey } from './password-by-passkey.ts';

/** The calls about partners' passkeys, each under the name of its route. */
export const passkeyHandlers = {
  askPasskeyLogin,
  logInByPasskey,
  listPasskeys,
  askNewPasskey,
  addPasskey,
  namePasskey,
  endPasskey,
  askOwnSignature,
  setPasswordByPasskey,
};
