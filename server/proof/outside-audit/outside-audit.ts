/** The door of outside-audit: everything other folders may import from it. */
export {
  endAuditor,
  findOutsideAudit,
  insertAuditor,
  listAuditors,
  listOutsideAudits,
  type OutsideAudit,
} from './audit-store.ts';
export { composeExport } from './compose-export.ts';
export { takeResult } from './take-result.ts';
