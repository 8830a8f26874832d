import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProcessStream } from '../../ads/stream/stream.ts';
import { type Db, processMetrics } from '../../platform/database/database.ts';
import type { OnAnswer } from '../../platform/gateway/gateway.ts';
import { logProblem } from '../../platform/process/process.ts';
import { measureBooks } from './books-metrics.ts';
import { measureStream } from './stream-metrics.ts';

export interface Metrics {
  /** Is told of every response of the server. */
  readonly onAnswer: OnAnswer;
  /** Starts measuring what exists once the server is built. */
  measure(parts: MeasuredParts): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MeasuredParts {
  readonly calls: Db;
  readonly jobs: Db;
  readonly dataDir: string;
  /** How many items wait, by queue name. */
  readonly queues: Readonly<Record<string, () => number>>;
  /** Whether the last batch of events could not be written. */
  readonly hasFailedEvents: () => boolean;
  /** The event stream, if there is one. */
  readonly stream?: ProcessStream | null;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'reachbook_http_requests_total',
    help: 'Answers by route and by the code of the envelope',
    labelNames: ['call', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'reachbook_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  let readBooks = async (): Promise<void> => {};

  return {
    onAnswer(call, code, elapsedMs) {
      requests.inc({ call, code });
      durations.observe({ call }, elapsedMs / 1_000);
    },
    measure(parts) {
      measureProcess(registry, parts);
      measureStream(registry, parts.stream ?? null);
      readBooks = measureBooks(registry, parts.jobs);
    },
    async text() {
      await readBooks().catch((error) => logProblem('metrics', error, { level: 'warn' }));
      return Registry.merge([registry, processMetrics]).metrics();
    },
    contentType: registry.contentType,
  };
}

/** What this process knows itself, read at each scrape. */
function measureProcess(registry: Registry, parts: MeasuredParts): void {
  const { calls, jobs, queues, dataDir } = parts;
  const registers = [registry];
  const pools = Object.entries({ calls, jobs });
  new Gauge({
    name: 'reachbook_database_up',
    help: '1 while the database answers and is no standby',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, db] of pools) this.set({ pool }, db.state().isUnreachable ? 0 : 1);
    },
  });
  new Gauge({
    name: 'reachbook_database_connections',
    help: 'Connections by pool and state; waiting are those who wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, db] of pools) {
        const { connections, idle, waiting } = db.state();
        this.set({ pool, state: 'used' }, connections - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'reachbook_queue_depth',
    help: 'How many wait in a queue of this process',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, waiting] of Object.entries(queues)) this.set({ queue }, waiting());
    },
  });
  new Gauge({
    name: 'reachbook_events_write_failed',
    help: '1 while the last group of events could not be written',
    registers,
    collect() {
      this.set(parts.hasFailedEvents() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'reachbook_disk_free_bytes',
    help: 'Free on the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
}
