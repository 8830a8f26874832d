/** Wallet: balances, transactions, deposits, payouts, cards, the transaction password. */
export { answerReview } from './answer-review.ts';
export { bankCardUseCases } from './bank-card-use-cases.ts';
export {
  insertReference,
  listDepositPage,
  lockReference,
  reopenDeposit,
  saveReference,
} from './deposit-store.ts';
export { createReference, depositUseCases } from './deposit-use-cases.ts';
export { type MovedPayout, movePayout, type PayoutStep } from './move-payout.ts';
export { payPasswordUseCases } from './pay-password-use-cases.ts';
export { listCautions } from './payout-caution-store.ts';
export {
  findCardOfPayout,
  findQueuedPayout,
  listPayoutPage,
  listPayoutSteps,
  payoutQueue,
} from './payout-queue-store.ts';
export { findPayout } from './payout-store.ts';
export { payoutUseCases } from './payout-use-cases.ts';
export { recordUseCases } from './record-use-cases.ts';
export { loadPayoutReturn, type PayoutReturn, returnPayout } from './return-payout.ts';
export { listReviewPage, reviewQueue } from './review-store.ts';
export { reviewUseCases } from './review-use-cases.ts';
export { openCard } from './seal-card.ts';
export { signedActUseCases } from './signed-act-use-cases.ts';
export {
  createStartupRestoreEntry,
  createStartupReturnEntry,
  startupDue,
} from './startup-entry.ts';
export { walletUseCases } from './wallet-use-cases.ts';
