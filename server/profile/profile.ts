/** The door of profile: what other folders may use of it. */
export { editUserInfo, userInfo } from './user-info.ts';
