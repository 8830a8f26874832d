/** The door of confirmation: everything other folders may import from it. */

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
  restartReset,
  saveApproval,
  savePayPassword,
  saveTries,
} from './pay-password-store.ts';
export {
  type ActSignature,
  type ConfirmedAct,
  findConfirmedBy,
  keepSignature,
  listPayoutsConfirmedBy,
} from './signature-store.ts';
export {
  confirmationHash,
  issueConfirmation,
  judgeConfirmation,
  lockConfirmation,
  lockConfirmationRow,
  spendConfirmation,
  takeConfirmation,
} from './use-confirmation.ts';
