/** Ledger: accounts, double entries, balances, hash chains, signed roots, the money queue. */

export { readIntegrity } from './audit-state-store.ts';
export { listChainRecords } from './chain-store.ts';
export { getBalances } from './get-balances.ts';
export type { LedgerServices } from './ledger-services.ts';
export { ledgerUseCases } from './ledger-use-cases.ts';
export { createMoneyQueue, type Decision, type MoneyQueue, requestKey } from './money-queue.ts';
export { outcomeUseCases } from './outcome-use-cases.ts';
export { type PositionSums, sumAccounts } from './position-store.ts';
export { checkEntries } from './post-entries.ts';
export { findEntry, isReversed } from './record-store.ts';
export {
  createDailyRoot,
  createRoot,
  findAnchor,
  listRootTexts,
} from './root.ts';
export { findNewestRoot } from './root-store.ts';
export { findRecord, listRecords, type WalletRecord } from './wallet-records.ts';
