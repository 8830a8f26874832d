/** WebAuthn: the standard behind passkeys, for partners and staff. */

export { makeChallenge, takeChallenge } from './challenge.ts';
export {
  askForNewPasskey,
  askForSignature,
  type NewPasskey,
  readNewPasskey,
  readSignature,
  type SignatureResponse,
} from './passkey.ts';
export { publicJwk } from './public-jwk.ts';
