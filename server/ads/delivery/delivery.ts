/** Ad delivery: choosing ads, serving them, recording impressions and clicks, viewers. */
export { readCompleteTo } from './complete-to-store.ts';
export { readCountries } from './countries.ts';
export { createDelivery } from './create-delivery.ts';
export { listCreativeResults } from './creative-result-store.ts';
export { serveDemoPages } from './demo-pages.ts';
export { createEventLog, type EventLog } from './event-log.ts';
export { openPartitions } from './event-store.ts';
export { type ForgetServices, forgetViewers } from './forget-viewers.ts';
export { handleDelivery } from './handle-delivery.ts';
export { insertRequests, type RequestCount } from './notes-store.ts';
export { createServeId } from './serve-id.ts';
export { getViewerKey } from './viewer-key-store.ts';
