/** The door of audit: everything other folders may import from it. */
export { auditAll } from './audit-all.ts';
export { liftStop } from './audit-round-store.ts';
export { startAuditor } from './auditor.ts';
