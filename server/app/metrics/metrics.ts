/** The door of metrics: everything other folders may import from it. */
export { createMetrics, type MeasuredParts, type Metrics } from './create-metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
