/** The door of staff-activity: what other folders may use of it. */
export { listActs, noteAct, noteActs } from './activity-store.ts';
export { listUnread, saveRead, tellStaff } from './desk-notice-store.ts';
export { listLogRows, noteInLog } from './log-store.ts';
