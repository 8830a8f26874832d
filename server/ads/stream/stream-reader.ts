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
  owned(): number;
  close(): Promise<void>;
}

const renewMs = 3_000;
const tickMs = 1_000;
/** Nothing was read for this long although ticks are published: reading restarts. */
const stuckMs = 15_000;
const repairMs = 1_000;
const carefulMs = 5_000;
/** How often a refused part is tried again. */
const againMs = 60_000;
const backoffMsMax = 5_000;

const keyOf = (owned: readonly OwnedPartition[]) =>
  owned.map(({ partition, epoch }) => `${partition}.${epoch}`).join();

/**
 * Reads its share of the stream into the books for as long as the process runs.
 *
 * Not by `eachOne`: a partition is read in order, and stops by itself where a part is refused.
 */
export function startStreamReader(services: SessionServices): StreamReaderPart {
  const { db, stream } = services;
  const id = randomUUID();
  let owned: readonly OwnedPartition[] = [];
  let session: ReadSession | null = null;
  let isClosed = false;
  let isCareful = false;
  let failures = 0;
  let told = '';

  const claim = () => db.transaction((sql) => claimPartitions(sql, id));

  async function runSession(): Promise<void> {
    owned = await claim();
    // If it was closed meanwhile, there was no session to close.
    if (isClosed) return;
    if (owned.length === 0) return void (await wait(renewMs / 6));
    const current = new ReadSession(services, owned, isCareful);
    current.onStopped = (partition, missing, cause) => {
      const lost = `part ${missing.counter} of ${missing.producer} is missing`;
      logProblem(`stream partition ${partition}`, missing.why === 'gap' ? lost : cause);
    };
    session = current;
    await current.load();
    if (await current.repair(owned)) return;
    const over = new AbortController();
    const beside = besides(current, over.signal);
    try {
      await current.run();
    } finally {
      over.abort();
      session = null;
      if (current.isRefused) isCareful = true;
      await beside;
    }
    failures = 0;
  }

  /** What runs beside reading: ticks, renewals, repairs. Each may end the session. */
  async function besides(current: ReadSession, over: AbortSignal): Promise<void> {
    const key = keyOf(owned);
    const began = performance.now();
    const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
      while (!over.aborted && !isClosed) {
        await work().catch((error) => tell(error));
        await wait(everyMs, undefined, { signal: over }).catch(() => {});
      }
    };
    const tick = new Uint8Array();
    await Promise.all([
      repeat(tickMs, () => stream.publish(tickSubject(stream.name), tick, randomUUID())),
      repeat(renewMs, async () => {
        owned = await claim();
        if (keyOf(owned) !== key) current.close();
        if (!stream.isAway() && performance.now() - current.tickedAt > stuckMs) current.close();
      }),
      repeat(repairMs, async () => {
        const age = performance.now() - began;
        if (isCareful && age > carefulMs) {
          isCareful = false;
          current.close();
        }
        if (!current.hasStopped) return;
        if (await current.repair(owned)) current.close();
        if (owned.some(({ stoppedWhy }) => stoppedWhy === 'refused') && age > againMs) {
          isCareful = true;
          current.close();
        }
      }),
    ]);
  }

  function tell(error: unknown): void {
    if (told !== String(error)) logProblem('stream', error, { level: 'warn' });
    told = String(error);
  }

  const running = (async () => {
    while (!isClosed) {
      try {
        await enterPartitions(db.sql);
        await forgetProducers(db.sql);
        break;
      } catch (error) {
        tell(error);
        await wait(backoffMs(failures++, 200, backoffMsMax));
      }
    }
    while (!isClosed) {
      try {
        await runSession();
        told = '';
      } catch (error) {
        tell(error);
        failures += 1;
        await wait(backoffMs(failures, 100, backoffMsMax));
      }
    }
  })();

  return {
    owned: () => owned.length,
    async close() {
      isClosed = true;
      session?.close();
      await running;
      await db.transaction((sql) => releasePartitions(sql, id)).catch(() => {});
    },
  };
}
