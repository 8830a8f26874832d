/** The door of audit: what other folders may use of it. */
export { auditAll } from './audit-all.ts';
export { startAuditor } from './auditor.ts';
export { liftStop } from './lift-stop.ts';
