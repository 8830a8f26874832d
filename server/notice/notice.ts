/** The door of notice: what other folders may use of it. */
export { leaveNotice } from './notice-store.ts';
export { leavePlanNotices, type PlanNotice } from './plan-notice-store.ts';
