/** Public page: what the network owes and has, and how it treats partners. */
export { insertBankBalance, listBankBalances } from './bank-balance-store.ts';
export { readCoverage } from './coverage.ts';
export { integrityReport, readAudit } from './integrity-report.ts';
