/** The door of staff-activity: everything other folders may import from it. */

export { listUnread, saveRead, tellStaff } from './desk-notice-store.ts';
export { listLogRows, noteInLog } from './log-store.ts';
export { listActs, noteAct, noteActs } from './staff-activity-store.ts';
