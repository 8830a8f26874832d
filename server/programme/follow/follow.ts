/** Following: operators, caps, copied plans, profit shares. */
export { followUseCases } from './follow-use-cases.ts';
export { findOwnOperator, insertOperator, insertOperatorStep } from './operator-store.ts';
