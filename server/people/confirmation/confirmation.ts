/** Confirmations: one-use tokens for six digits or a passkey, for exactly one act. */

export type { ConfirmationRow } from './confirmation-store.ts';
export { type Confirmations, createConfirmations, payPasswordSecret } from './confirmations.ts';
export {
  endReset,
  findDoubt,
  findPayPassword,
  findReset,
  insertPayPassword,
  insertReset,
  lockPayPassword,
  lockReset,
  type PayPassword,
  replaceHash,
  saveApproval,
  savePayPassword,
  saveTries,
} from './pay-password-store.ts';
export { findConfirmedBy, keepSignature, listPayoutsConfirmedBy } from './signature-store.ts';
export {
  confirmationHash,
  issueConfirmation,
  judgeConfirmation,
  lockConfirmation,
  lockConfirmationRow,
  spendConfirmation,
  takeConfirmation,
} from './use-confirmation.ts';
