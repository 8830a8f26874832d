/** Figures: rollups of events, the ad centre’s nine figures, the daily traffic filter. */

export { breakdownUseCases } from './breakdown-use-cases.ts';
export { deliveryUseCases } from './delivery-use-cases.ts';
export { figureUseCases } from './figure-use-cases.ts';
export { flagInvalidTraffic } from './flag-invalid-traffic.ts';
export { findLastCheckedDay } from './invalid-pass-store.ts';
export { cacheRecent } from './recent.ts';
export { type Reserved, sumReserved } from './reserved-ads.ts';
export { rollUp } from './roll-up.ts';
export { checkRollups, countUnrolled, rebuildRollups } from './rollup-store.ts';
export { getWaiting } from './waiting-store.ts';
