/** The door of follow: what other folders may use of it. */
export {
  findProfitShare,
  findShareGround,
  hasCopy,
  insertCopy,
  insertMissedCopies,
  listPendingCopies,
  type PendingCopy,
  type ShareGround,
  shareOfResult,
} from './copy-store.ts';
export { findOperator } from './find-operator.ts';
export { followOperator, stopFollow } from './follow-operator.ts';
export { type Follow, lockFollow } from './follow-store.ts';
export { followRecords, listFollows } from './list-follows.ts';
export { offerProxy, proxyState } from './offer-proxy.ts';
export { findOwnOperator, insertOperator, insertOperatorStep } from './operator-store.ts';
