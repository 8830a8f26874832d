/** Confirmations: one-use tokens for six digits or a passkey, for exactly one act. */

export type { ConfirmationRow } from './confirmation-store.ts';
export { type Confirmations, createConfirmations, payPasswordSecret } from './confirmations.ts';
export {
  endReset,
  findDoubtedSince,
  findPayPassword,
  findReset,
  insertPayPassword,
  insertReset,
  lockPayPassword,
  lockReset,
  type PayPassword,
  replacePayPasswordHash,
  savePayPassword,
  saveResetApproval,
  saveTries,
} from './pay-password-store.ts';
export {
  listPayoutsConfirmedBy,
  readConfirmationMethod,
  saveSignature,
} from './signature-store.ts';
export {
  hashConfirmation,
  issueConfirmation,
  judgeConfirmation,
  lockConfirmation,
  lockConfirmationRow,
  spendConfirmation,
  takeConfirmation,
} from './use-confirmation.ts';
