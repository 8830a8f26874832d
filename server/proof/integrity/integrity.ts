/** The door of integrity: everything other folders may import from it. */
export { insertBankBalance, listBankBalances } from './bank-balance-store.ts';
export { readCoverage } from './coverage.ts';
export { integrityReport, readAudit } from './integrity-report.ts';
