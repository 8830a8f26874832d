/** Conversions: postbacks that report orders, their states, disputes and chargebacks. */
export { acceptConversion } from './accept-conversion.ts';
export {
  getNetted,
  insertPayment,
  isClawedBack,
  listOpenClawbacks,
  type NewClawback,
  type PaidClawback,
} from './clawback-store.ts';
export { findClick } from './click-store.ts';
export { approveConversions, listFlagged } from './conversion-store.ts';
export {
  approveOverdue,
  carryOutVerdict,
  type DisputedConversion,
  findDisputed,
  getDisputed,
} from './decide-dispute.ts';
export { disputeQueue, listDisputePage } from './dispute-store.ts';
export { disputeUseCases } from './dispute-use-cases.ts';
export { notifyOfLowEscrow } from './pause-unfunded.ts';
export {
  addPostbackKey,
  endPostbackKeys,
  findPostbackSecret,
  lockPostbackKeys,
  type NewPostbackKey,
} from './postback-key-store.ts';
export { releaseHeld } from './release-held.ts';
export { reverseConversion } from './reverse-conversion.ts';
export { reverseFlagged } from './reverse-flagged.ts';
export { saveClawback } from './save-clawback.ts';
export { servePostbacks } from './serve-postbacks.ts';
