/** The door of follow: everything other folders may import from it. */
export {
  findProfitShare,
  hasCopy,
  insertCopy,
  insertMissedCopies,
  type LoadedShare,
  listPendingCopies,
  loadShare,
  type PendingCopy,
} from './copy-store.ts';
export { findOperator } from './find-operator.ts';
export { followOperator, stopFollow } from './follow-operator.ts';
export { type Follow, lockFollow } from './follow-store.ts';
export { followRecords, listFollows } from './list-follows.ts';
export { offerProxy, proxyState } from './offer-proxy.ts';
export { findOwnOperator, insertOperator, insertOperatorStep } from './operator-store.ts';
export { shareOfResult } from './share-of-result.ts';
