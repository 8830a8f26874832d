/** The door of notice: everything other folders may import from it. */
export { leaveNotice } from './notice-store.ts';
export { leavePlanNotices, type PlanNotice } from './plan-notice-store.ts';
