/** Staff activity: the list, per partner, of what staff did on the account. */

export { listDeskLog, noteInDeskLog } from './desk-log-store.ts';
export {
  listUnreadDeskNotices,
  notifyStaff,
  saveDeskNoticeRead,
} from './desk-notice-store.ts';
export { noteAct, noteActs } from './note-act.ts';
export { listActs } from './staff-activity-store.ts';
