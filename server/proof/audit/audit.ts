/** Auditor: recomputes the books and stops money when they disagree. */
export { auditAll } from './audit-all.ts';
export { liftStop } from './audit-round-store.ts';
export { startAuditor } from './auditor.ts';
