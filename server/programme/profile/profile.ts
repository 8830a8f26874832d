/** Profile: who is logged in, contact details, language. */
export { firstSteps } from './first-steps.ts';
export { editUserInfo, userInfo } from './user-info.ts';
