/** Public page: what the network owes and has, and how it treats partners. */
export { insertBankBalance, listBankBalances } from './bank-balance-store.ts';
export { readCoverage } from './coverage.ts';
export { integrityUseCases } from './integrity-use-cases.ts';
