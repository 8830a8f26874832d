/** Audit events: who did what at the desk, in each partner's list or in the log. */

export { listActs, listDeskLog } from './audit-event-store.ts';
export {
  listUnreadDeskNotices,
  notifyStaff,
  saveDeskNoticeRead,
} from './desk-notice-store.ts';
export { noteAct, noteActs, noteInDeskLog } from './note-act.ts';
