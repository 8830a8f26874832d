/** The door of metrics: what other folders may use of it. */
export { createMetrics, type MeasuredParts, type Metrics } from './create-metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
