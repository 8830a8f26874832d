import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { backoffMs, logProblem } from '../../platform/process/process.ts';
import {
  claimPartitions,
  enterPartitions,
  forgetProducers,
  type OwnedPartition,
  releasePartitions,
} from './position-store.ts';
import { ReadSession, type SessionServices } from './read-session.ts';
import { tickSubject } from './subject.ts';

export interface StreamReaderPart {
  /** How many partitions this process reads. */
  ownedPartitionCount(): number;
  close(): Promise<void>;
}

const renewIntervalMs = 3_000;
const tickIntervalMs = 1_000;
/** Nothing was read for this long although ticks are published: reading restarts. */
const stuckMs = 15_000;
const repairIntervalMs = 1_000;
const carefulMsMax = 5_000;
/** How often a refused part is tried again. */
const retryRefusedMs = 60_000;
const backoffMsMax = 5_000;

const keyOfPartitions = (owned: readonly OwnedPartition[]) =>
  owned.map(({ partition, epoch }) => `${partition}.${epoch}`).join();

/**
 * Reads its share of the stream into the books for as long as the process runs.
 *
 * Not by `eachOne`: a partition is read in order, and stops by itself where a part is refused.
 */
export function startStreamReader(services: SessionServices): StreamReaderPart {
  const { db, stream } = services;
  const id = randomUUID();
  let ownedPartitions: readonly OwnedPartition[] = [];
  let session: ReadSession | null = null;
  let isClosed = false;
  let isCareful = false;
  let failures = 0;
  let lastProblem = '';

  const claim = () => db.transaction((sql) => claimPartitions(sql, id));

  async function runSession(): Promise<void> {
    ownedPartitions = await claim();
    // If it was closed meanwhile, there was no session to close.
    if (isClosed) return;
    if (ownedPartitions.length === 0) return void (await wait(renewIntervalMs / 6));

    const current = new ReadSession(services, ownedPartitions, isCareful);
    current.onStopped = (partition, missing, cause) => {
      const gapText = `part ${missing.counter} of ${missing.producer} is missing`;
      logProblem(`stream partition ${partition}`, missing.why === 'gap' ? gapText : cause);
    };
    session = current;
    await current.load();
    if (await current.repair(ownedPartitions)) return;

    const ending = new AbortController();
    const background = runBackground(current, ending.signal);
    try {
      await current.run();
    } finally {
      ending.abort();
      session = null;
      if (current.isRefused) isCareful = true;
      await background;
    }

    failures = 0;
  }

  /** What runs beside reading: ticks, renewals, repairs. Each may end the session. */
  async function runBackground(current: ReadSession, signal: AbortSignal): Promise<void> {
    const key = keyOfPartitions(ownedPartitions);
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
        if (keyOfPartitions(ownedPartitions) !== key) current.close();
        if (!stream.isAway() && performance.now() - current.tickedAt > stuckMs) current.close();
      }),
      repeat(repairIntervalMs, async () => {
        const age = performance.now() - startedAt;
        if (isCareful && age > carefulMsMax) {
          isCareful = false;
          current.close();
        }
        if (!current.hasStopped) return;

        if (await current.repair(ownedPartitions)) current.close();
        if (
          ownedPartitions.some(({ stoppedWhy }) => stoppedWhy === 'refused') &&
          age > retryRefusedMs
        ) {
          isCareful = true;
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
        await enterPartitions(db.sql);
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
