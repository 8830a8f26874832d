/** Staff activity: the list, per partner, of what staff did on the account. */

export {
  listUnreadDeskNotices,
  notifyStaff,
  saveDeskNoticeRead,
} from './desk-notice-store.ts';
export { listDeskLog, noteInDeskLog } from './log-event-store.ts';
export { noteAct, noteActs } from './note-act.ts';
export { listActs } from './partner-event-store.ts';
