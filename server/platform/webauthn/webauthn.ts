/** The door of webauthn: everything other folders may import from it. */

export { makeChallenge, takeChallenge } from './challenge.ts';
export {
  askForNewPasskey,
  askForSignature,
  type KnownPasskey,
  type NewPasskey,
  readNewPasskey,
  readSignature,
  type SignatureResponse,
} from './passkey.ts';
export { publicJwk } from './public-jwk.ts';
