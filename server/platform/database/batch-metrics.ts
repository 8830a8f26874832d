import { Histogram, Registry } from 'prom-client';

/** Metrics from deep inside the server; the metrics endpoint adds the rest. */
export const processMetrics = new Registry();

const groupItems = new Histogram({
  name: 'reachbook_batch_items',
  help: 'Items that were settled together, by batch',
  labelNames: ['batch'],
  buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  registers: [processMetrics],
});

/** Records the size of a batch's groups. */
export function createGroupObserver(batch: string): (items: number) => void {
  groupItems.zero({ batch });
  const batchItems = groupItems.labels(batch);
  return (items) => batchItems.observe(items);
}
