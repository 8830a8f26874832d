/** The door of profile: everything other folders may import from it. */
export { editUserInfo, userInfo } from './user-info.ts';
