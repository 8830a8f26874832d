/** Partners: accounts, sessions, passwords, passkeys, host apps, rate limits. */

export { forgetAttempts } from './attempt-store.ts';
export { createAttemptCounter } from './attempts.ts';
export { checkOwnSignature } from './check-own-signature.ts';
export {
  findCode,
  listIssuedCodes,
  revokeUnusedCodes,
  saveCode,
} from './code-store.ts';
export { createCodeWord, hashCodeWord } from './code-word.ts';
export { createSessions, startSession } from './create-sessions.ts';
export { findErasedAt, findErasure, insertErasure } from './erasure-store.ts';
export { getCodeId, hashCode } from './hash-code.ts';
export {
  endHost,
  findHost,
  type Host,
  insertHost,
  listHostOrigins,
  listHosts,
  saveHostKey,
} from './host-store.ts';
export { findCutOffAt } from './kept-session-store.ts';
export { findObjection } from './objection-store.ts';
export { objectionUseCases } from './objection-use-cases.ts';
export {
  isCalled,
  isPartner,
  listPartnerStatuses,
  listPartners,
  lockPartnerStatus,
} from './partner-page-store.ts';
export type { PartnerServices } from './partner-services.ts';
export { getPartner, insertPartner, lockPartner, type Partner } from './partner-store.ts';
export {
  findPasskey,
  listPasskeys,
  type Passkey,
  savePasskeyUse,
} from './passkey-store.ts';
export { passkeyUseCases } from './passkey-use-cases.ts';
export {
  endPasswordLinks,
  findLinkRequester,
  findOpenPasswordLink,
  findPasswordResetAt,
  insertPasswordLink,
} from './password-link-store.ts';
export { passwordUseCases } from './password-use-cases.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { registerUseCases } from './register-use-cases.ts';
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  getSessionStart,
} from './session-store.ts';
export { sessionUseCases } from './session-use-cases.ts';
export { listWaitingHelp, partnerHelpQueue } from './waiting-help-store.ts';
