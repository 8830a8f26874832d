import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { backoffMs, logProblem } from '../../platform/process/process.ts';
import {
  claimPartitions,
  forgetProducers,
  type OwnedPartition,
  registerPartitions,
  releasePartitions,
} from './position-store.ts';
import { ReadSession, type SessionServices } from './read-session.ts';
import { tickSubject } from './subject.ts';

export interface StreamReader {
  /** How many partitions this process reads. */
  ownedPartitionCount(): number;
  close(): Promise<void>;
}

/** Well below the lease of a partition, so that it does not run out between two renewals. */
const renewIntervalMs = 3_000;
/** With more readers than partitions, one without any asks this often whether one is free. */
const claimRetryMs = 500;
const tickIntervalMs = 1_000;
/** Nothing was read for this long although ticks are published: reading restarts. */
const stuckAfterMs = 15_000;
const repairIntervalMs = 1_000;
/** Reading part by part is slow: after this long it goes back to batches. */
const partByPartMsMax = 5_000;
/** A session is this old before a part that the books refused is tried again. */
const refusedRetryMs = 60_000;
const backoffMsMax = 5_000;

const toOwnershipKey = (owned: readonly OwnedPartition[]) =>
  owned.map(({ partition, epoch }) => `${partition}.${epoch}`).join();

/**
 * Reads its share of the stream into the books for as long as the process runs. A message bundles
 * parts: the events of one producer for one partition, numbered. Reading of a partition stops at a
 * gap in these numbers, until the missing parts are published again, and at a part that the books
 * refuse.
 *
 * Not by `eachOne`: a partition is read in order, and stops by itself where a part is refused.
 */
export function startStreamReader(services: SessionServices): StreamReader {
  const { db, stream } = services;
  const id = randomUUID();
  let ownedPartitions: readonly OwnedPartition[] = [];
  let session: ReadSession | null = null;
  let isClosed = false;
  /** Set after the books refused a batch: the next session finds the part that they refuse. */
  let isPartByPart = false;
  let failures = 0;
  let lastProblem = '';

  const claim = () => db.transaction((sql) => claimPartitions(sql, id));

  async function runSession(): Promise<void> {
    ownedPartitions = await claim();
    // If it was closed meanwhile, there was no session to close.
    if (isClosed) return;
    if (ownedPartitions.length === 0) {
      await wait(claimRetryMs);
      return;
    }

    const current = new ReadSession(services, ownedPartitions, isPartByPart);
    current.onStopped = (partition, stopPoint, cause) => {
      const gapText = `part ${stopPoint.counter} of ${stopPoint.producer} is missing`;
      logProblem(`stream partition ${partition}`, stopPoint.reason === 'gap' ? gapText : cause);
    };
    session = current;
    await current.load();
    if (await current.repair(ownedPartitions)) return;

    const sessionAbort = new AbortController();
    const background = runBackground(current, sessionAbort.signal);
    try {
      await current.run();
    } finally {
      sessionAbort.abort();
      session = null;
      if (current.wasRefused) isPartByPart = true;
      await background;
    }

    failures = 0;
  }

  /** What runs beside reading: ticks, renewals, repairs. Each may end the session. */
  async function runBackground(current: ReadSession, signal: AbortSignal): Promise<void> {
    const key = toOwnershipKey(ownedPartitions);
    const startedAt = performance.now();

    const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
      while (!signal.aborted && !isClosed) {
        await work().catch((error) => logOnce(error));
        await wait(everyMs, undefined, { signal }).catch(() => {});
      }
    };

    const tick = new Uint8Array();
    await Promise.all([
      repeat(tickIntervalMs, () => stream.publish(tickSubject(stream.name), tick, randomUUID())),
      repeat(renewIntervalMs, async () => {
        ownedPartitions = await claim();
        if (toOwnershipKey(ownedPartitions) !== key) current.close();
        if (!stream.isDisconnected() && performance.now() - current.tickedAt > stuckAfterMs)
          current.close();
      }),
      repeat(repairIntervalMs, async () => {
        const age = performance.now() - startedAt;
        if (isPartByPart && age > partByPartMsMax) {
          isPartByPart = false;
          current.close();
        }
        if (!current.hasStopped) return;

        if (await current.repair(ownedPartitions)) current.close();
        if (
          ownedPartitions.some(({ stoppedWhy }) => stoppedWhy === 'refused') &&
          age > refusedRetryMs
        ) {
          isPartByPart = true;
          current.close();
        }
      }),
    ]);
  }

  function logOnce(error: unknown): void {
    if (lastProblem !== String(error)) logProblem('stream', error, { level: 'warn' });
    lastProblem = String(error);
  }

  const running = (async () => {
    while (!isClosed) {
      try {
        await registerPartitions(db.sql);
        await forgetProducers(db.sql);
        break;
      } catch (error) {
        logOnce(error);
        await wait(backoffMs(failures++, 200, backoffMsMax));
      }
    }

    while (!isClosed) {
      try {
        await runSession();
        lastProblem = '';
      } catch (error) {
        logOnce(error);
        failures += 1;
        await wait(backoffMs(failures, 100, backoffMsMax));
      }
    }
  })();

  return {
    ownedPartitionCount: () => ownedPartitions.length,
    async close() {
      isClosed = true;
      session?.close();
      await running;
      await db.transaction((sql) => releasePartitions(sql, id)).catch(() => {});
    },
  };
}
