/** Wallet: balances, transactions, deposits, payouts, cards, the transaction password. */
export { answerReview } from './answer-review.ts';
export { wallet } from './balances.ts';
export { bankCard, checkBankCard, editBankCard } from './bank-card.ts';
export { cancelPayout } from './cancel-payout.ts';
export { checkPayPassword } from './check-pay-password.ts';
export {
  insertReference,
  listDepositPage,
  lockReference,
  reopenDeposit,
  saveReference,
} from './deposit-store.ts';
export { depositTip, makeReference } from './deposit-tip.ts';
export { cancelPayPasswordReset, forgotPayPassword } from './forgot-pay-password.ts';
export { listStaffActivity } from './list-staff-activity.ts';
export { movePayout, type PayoutMove } from './move-payout.ts';
export { payPasswordState } from './pay-password-state.ts';
export { listCautions } from './payout-caution-store.ts';
export { listPayouts, payoutReasons, payoutTerms } from './payout-queries.ts';
export {
  findCardOfPayout,
  findQueuedPayout,
  listPayoutPage,
  listPayoutSteps,
  type QueuedPayout,
} from './payout-queue-store.ts';
export { disputePayoutRefusal, listPayoutRefusals } from './payout-refusals.ts';
export { listRecords, monthlyRecords, recordDetail } from './records.ts';
export { requestPayout } from './request-payout.ts';
export { returnStartup } from './return-startup.ts';
export { listReviewPage } from './review-store.ts';
export { openCard } from './seal-card.ts';
export { setPayPassword } from './set-pay-password.ts';
export { askActSignature, checkActSignature } from './sign-act.ts';
export { startupDue, startupRestoreEntry, startupReturnEntry } from './startup-entry.ts';
export { unlock } from './unlock.ts';
