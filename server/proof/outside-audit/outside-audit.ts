/** Outside audits: the books as an export, and what auditors signed about it. */
export { endAuditor, insertAuditor, listAuditors, listOutsideAudits } from './audit-store.ts';
export { composeExport } from './compose-export.ts';
export { takeResult } from './take-result.ts';
