/** The door of staff-activity: what other folders may use of it. */

export { listUnread, saveRead, tellStaff } from './desk-notice-store.ts';
export { listLogRows, noteInLog } from './log-store.ts';
export { listActs, noteAct, noteActs } from './staff-activity-store.ts';
