/** Notices: messages to one partner, in the partner’s language. */
export { leaveNotice, leaveNoticeToAll } from './notice-store.ts';
export { leavePlanNotices, type PlanNotice } from './plan-notice-store.ts';
