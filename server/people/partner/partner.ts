/** Partners: accounts, sessions, passwords, passkeys, host apps, rate limits. */

export { forgetAttempts } from './attempt-store.ts';
export { createAttemptCounter } from './attempts.ts';
export { codeDigest, codeIdOf } from './code-digest.ts';
export { findCode, listIssuedCodes, revokeUnused, saveCode } from './code-store.ts';
export { codeWordHashOf, makeCodeWord } from './code-word.ts';
export { createSessions, startSession } from './create-sessions.ts';
export { findErasedAt, findErasure, insertErasure } from './erasure-store.ts';
export {
  endHostIn,
  findHost,
  type Host,
  insertHost,
  listHostOrigins,
  listHosts,
  saveHostKey,
} from './handover-store.ts';
export { findCutOffAt } from './kept-session-store.ts';
export {
  findLinkRequest,
  insertLinkRequest,
  listWaitingHelp,
  lockLinkRequest,
  saveLinkDecision,
} from './link-request-store.ts';
export { makeToken, tokenHash } from './make-token.ts';
export {
  findObjection,
  lockObjection,
  saveCleared,
  saveClearingRequest,
} from './objection-store.ts';
export { objectionUseCases } from './objection-use-cases.ts';
export { checkOwnSignature } from './own-signature.ts';
export {
  findPartnerName,
  findStatuses,
  isCalled,
  isPartner,
  listPartners,
  lockStatus,
} from './partner-page-store.ts';
export type { PartnerServices } from './partner-services.ts';
export { getPartner, insertPartner, lockPartner, type Partner } from './partner-store.ts';
export { findPasskey, listPasskeysOf, type Passkey, savePasskeyUse } from './passkey-store.ts';
export { passkeyUseCases } from './passkey-use-cases.ts';
export {
  endPasswordLinks,
  findLinkAsker,
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
  endSessionIn,
  getSessionStart,
} from './session-store.ts';
export { sessionUseCases } from './session-use-cases.ts';
