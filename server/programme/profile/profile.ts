/** The door of profile: everything other folders may import from it. */
export { firstSteps } from './first-steps.ts';
export { editUserInfo, userInfo } from './user-info.ts';
