import { Gauge, type Registry } from 'prom-client';
import { positionOf } from '#domain/ledger/position.ts';
import { countUnrolled } from '../../ads/figures/figures.ts';
import { readProgress } from '../../ads/stream/stream.ts';
import { readIntegrity, sumAccounts } from '../../books/ledger/ledger.ts';
import type { Db } from '../../platform/database/database.ts';
import { getPushQueue, listJobStates } from './metrics-store.ts';

/** However often it is scraped, the database is queried at most this often. */
const readMs = 10_000;

/** Metrics that only the database knows. While it is down, the last values stay, with their age. */
export function measureBooks(registry: Registry, db: Db): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `reachbook_${name}`, help, labelNames, registers: [registry] });

  const readAt = gauge('books_read_timestamp_seconds', 'When the values from the books were read');
  const moneyStopped = gauge('money_stopped', '1 while the auditor keeps money from moving');
  const positionEqual = gauge('money_position_equal', '1 when assets and liabilities are equal');
  const auditedAge = gauge('auditor_age_seconds', 'Since the auditor last finished a pass');
  const findings = gauge('auditor_findings', 'Findings of the last round of the auditor');
  const overdue = gauge('job_overdue_seconds', 'How long a job is due that nobody does', ['job']);
  const failures = gauge('job_failures', 'Failures of a job in a row', ['job']);
  const pushesWaiting = gauge('push_waiting', 'Push messages that wait to be sent');
  const oldestPush = gauge('push_oldest_seconds', 'Since when the oldest of them waits');
  const uncountedEvents = gauge('events_uncounted', 'Events that stand in no figure yet');
  const streamBehind = gauge(
    'stream_behind_seconds',
    'How far the books are behind the event stream',
  );
  const stoppedPartitions = gauge(
    'stream_stopped_partitions',
    'Partitions of it that cannot be read on',
  );

  let dueAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const { sql } = db;
    const { totalAssets, totalLiabilities } = positionOf((await sumAccounts(sql)).sums);
    positionEqual.set(totalAssets === totalLiabilities ? 1 : 0);

    const { isSound, lastRunAt, findings: findingCount } = await readIntegrity(sql);
    moneyStopped.set(isSound ? 0 : 1);
    findings.set(findingCount);
    auditedAge.set((Date.now() - (lastRunAt?.getTime() ?? 0)) / 1_000);

    for (const job of await listJobStates(sql)) {
      overdue.set({ job: job.name }, job.overdueSeconds);
      failures.set({ job: job.name }, job.failures);
    }

    const pushes = await getPushQueue(sql);
    pushesWaiting.set(pushes.waiting);
    oldestPush.set(pushes.oldestSeconds);
    uncountedEvents.set(Number(await countUnrolled(sql)));

    const progress = await readProgress(sql);
    streamBehind.set(progress?.ageSeconds ?? 0);
    stoppedPartitions.set(progress?.stopped.length ?? 0);

    readAt.set(Date.now() / 1_000);
  }

  return async () => {
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + readMs;
    await read();
  };
}
