/** The door of staff-activity: everything other folders may import from it. */

export { listDeskLogRows, noteInDeskLog } from './desk-log-store.ts';
export { listUnread, saveRead, tellStaff } from './desk-notice-store.ts';
export { noteAct, noteActs } from './note-act.ts';
export { listActs } from './staff-activity-store.ts';
