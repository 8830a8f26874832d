/** The door of confirmation: what other folders may use of it. */

export {
  type ConfirmationRow,
  confirmationHash,
  issueConfirmation,
  judgeConfirmation,
  lockConfirmation,
  lockConfirmationRow,
  lockConfirmationRows,
  spendConfirmation,
  takeConfirmation,
} from './confirmation-store.ts';
export { type Confirmations, createConfirmations } from './confirmations.ts';
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
  payPasswordSecret,
  replaceHash,
  restartReset,
  saveApproval,
  savePayPassword,
  saveTries,
} from './pay-password-store.ts';
