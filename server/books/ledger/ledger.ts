/** Ledger: accounts, double entries, balances, hash chains, signed roots, the money queue. */

export { balancesOf } from './balances-of.ts';
export { listChainRecords } from './chain-store.ts';
export { integrity, readIntegrity } from './integrity.ts';
export type { LedgerServices } from './ledger-services.ts';
export { ownLiability } from './liability.ts';
export { createMoneyQueue, type Decision, type MoneyQueue, requestKey } from './money-queue.ts';
export { outcome } from './outcome.ts';
export { type PositionSums, sumAccounts } from './position-store.ts';
export { findEntry, isReversed } from './record-store.ts';
export {
  checkRoot,
  findAnchor,
  listRoots,
  listRootTexts,
  makeDailyRoot,
  makeRoot,
} from './root.ts';
export { findNewestRoot } from './root-store.ts';
export { findRecord, listRecords, type WalletRecord } from './wallet-records.ts';
