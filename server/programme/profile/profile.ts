/** Profile: who is logged in, contact details, language. */
export { accountUseCases } from './account-use-cases.ts';
export { firstStepsUseCases } from './first-steps-use-cases.ts';
