/** Support cases: what somebody objects to or reports, and who answers it. */
export { answerCase } from './answer-case.ts';
export { openCase } from './open-case.ts';
export {
  lockCase,
  lockCaseAbout,
  lockOpenCase,
  saveAnswer,
  saveAnswerRequest,
} from './support-case-store.ts';
