import { askPasskeyLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addPasskey, askNewPasskey } from './new-passkey.ts';
import { endPasskey, listPasskeys, namePasskey } from './passkeys.ts';

/** The calls about partners' passkeys, each under the name of its route. */
export const passkeyHandlers = {
  askPasskeyLogin,
  logInByPasskey,
  listPasskeys,
  askNewPasskey,
  addPasskey,
  namePasskey,
  endPasskey,
};
