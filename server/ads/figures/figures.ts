/** Figures: rollups of events, the ad centre’s nine figures, the daily traffic filter. */
export { adData } from './ad-data.ts';
export { figureProof } from './figure-proof.ts';
export { flagInvalidTraffic } from './flag-invalid-traffic.ts';
export { findPassedDay } from './invalid-pass-store.ts';
export { planBreakdown } from './plan-breakdown.ts';
export { planCharts } from './plan-charts.ts';
export { planConversions } from './plan-conversions.ts';
export { planEvents } from './plan-events.ts';
export { planEventsFile } from './plan-events-file.ts';
export { keepRecent } from './recent.ts';
export { type Reserved, sumReserved } from './reserved-ads.ts';
export { rollUp } from './roll-up.ts';
export { checkRollups, countUnrolled, rebuildRollups } from './rollup-store.ts';
export { serveEventsVerifier } from './serve-events-verifier.ts';
export { getWaiting } from './waiting-store.ts';
