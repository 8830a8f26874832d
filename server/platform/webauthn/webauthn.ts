/** WebAuthn: the standard behind passkeys, for partners and staff. */

export { acceptChallenge, createChallenge } from './challenge.ts';
export {
  createRegistrationOptions,
  createSignatureOptions,
  type NewPasskey,
  readNewPasskey,
  readSignature,
  type SignatureResponse,
} from './passkey.ts';
export { toPublicJwk } from './public-jwk.ts';
