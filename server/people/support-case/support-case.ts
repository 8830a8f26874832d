/** Support cases: what somebody objects to or reports, and who answers it. */
export { answerCase } from './answer-case.ts';
export { insertCase, lockCase } from './support-case-store.ts';
