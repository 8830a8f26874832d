/** The door of audit: everything other folders may import from it. */
export { auditAll } from './audit-all.ts';
export { startAuditor } from './auditor.ts';
export { liftStop } from './lift-stop.ts';
