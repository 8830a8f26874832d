/** The door of confirmation: everything other folders may import from it. */

export {
  type ConfirmationRow,
  issueConfirmation,
  lockConfirmationRow,
  lockConfirmationRows,
  spendConfirmation,
} from './confirmation-store.ts';
export { type Confirmations, createConfirmations } from './confirmations.ts';
export { confirmationHash, judgeConfirmation } from './judge-confirmation.ts';
export { payPasswordSecret } from './pay-password-secret.ts';
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
  keepSignatures,
  listPayoutsConfirmedBy,
} from './signature-store.ts';
export { lockConfirmation, takeConfirmation } from './take-confirmation.ts';
