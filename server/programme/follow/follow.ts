/** Following: operators, caps, copied plans, profit shares. */
export { findOperator } from './find-operator.ts';
export { followOperator, stopFollow } from './follow-operator.ts';
export { followRecords, listFollows } from './list-follows.ts';
export { offerProxy, proxyState } from './offer-proxy.ts';
export { findOwnOperator, insertOperator, insertOperatorStep } from './operator-store.ts';
