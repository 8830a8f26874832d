/** The door of ledger: what other folders may use of it. */
export { listChainRecords } from './chain-store.ts';
export { integrity, readIntegrity } from './integrity.ts';
export type { LedgerServices } from './ledger-services.ts';
export { createMoneyQueue, type MoneyQueue } from './money-queue.ts';
export type { Decision } from './money-request.ts';
export { outcome } from './outcome.ts';
export { listPotBalances, type PositionSums, sumAccounts } from './position-store.ts';
export { choosePots, chooseReturn, listPots } from './pot-store.ts';
export { lockedPots, lockedReturn, spendFromPots, sumOfPots } from './pots.ts';
export {
  balancesOf,
  findEntry,
  findRecord,
  isReversed,
  listRecords,
  type WalletRecord,
} from './queries.ts';
export { requestKey } from './request-key.ts';
export { checkRoot, listRoots, makeDailyRoot, makeRoot } from './root.ts';
export { findAnchor } from './root-store.ts';
export { sha256 } from './sha256.ts';
