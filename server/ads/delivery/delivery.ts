/** The door of delivery: everything other folders may import from it. */
export { untilRatesAgree } from './bill-events.ts';
export { readCompleteTo } from './complete-to-store.ts';
export { readCountries } from './countries.ts';
export { createDelivery } from './create-delivery.ts';
export { listCreativeResults } from './creative-result-store.ts';
export { serveDemoPages } from './demo-pages.ts';
export { createEventLog, type EventLog } from './event-log.ts';
export { openPartitions, type RecordedGroup, saveBatch } from './event-store.ts';
export { type ForgetServices, forgetViewers } from './forget-viewers.ts';
export { handleDelivery } from './handle-delivery.ts';
export { listRequests } from './live-plan-store.ts';
export { type LivePlans, type SeenEvent, servedAt } from './live-plans.ts';
export { insertRequests, type RequestCount } from './notes-store.ts';
export { isOwnViewer } from './own-viewer.ts';
export { isRatePassed } from './rate-rows.ts';
export { makeServeId } from './serve-id.ts';
export { getViewerKey } from './viewer-key-store.ts';
