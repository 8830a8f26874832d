/** The door of delivery: everything other folders may import from it. */
export { readCountries } from './countries.ts';
export { createDelivery } from './create-delivery.ts';
export { listCreativeResults } from './creative-result-store.ts';
export { serveDemoPages } from './demo-pages.ts';
export { createEventLog, type EventLog } from './event-log.ts';
export { openPartitions } from './event-store.ts';
export { type ForgetServices, forgetViewers } from './forget-viewers.ts';
export { handleDelivery } from './handle-delivery.ts';
export { listRequests } from './live-plan-store.ts';
export { isOwnViewer } from './own-place-store.ts';
export { makeServeId } from './serve-id.ts';
export { getViewerKey } from './viewer-key-store.ts';
