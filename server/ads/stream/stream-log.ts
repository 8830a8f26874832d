import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteGroupOf } from '../../platform/database/database.ts';
import { backoffMs, logProblem } from '../../platform/process/process.ts';
import type { EventLog } from '../delivery/event-log.ts';
import { encodeBundle, type Part } from './bundle.ts';
import type { Journal } from './journal.ts';
import type { Stream } from './open-stream.ts';
import { partitionOf } from './partition.ts';
import type { PlansInMemory, Published } from './published.ts';
import { eventsSubject } from './subject.ts';

export interface StreamLogServices {
  readonly stream: Stream;
  readonly journal: Journal;
  readonly published: Published;
  readonly plans: Pick<PlansInMemory, 'noteShown'>;
  readonly bytesMax?: number;
}

interface Waiting {
  readonly event: NewEvent;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

const sizeMax = 1_000;
const waitingMax = 50_000;
/** With more events than this waiting, recording comes before serving. */
const behindMin = 20_000;
const laterMs = 500;
/** The sender of an event waits this long; then it is refused, though it may still be counted. */
const patienceMs = 5_000;
const retryMsMax = 1_000;
/**
 * With more than this waiting, the books have been down too long, and events are refused rather
 * than lost.
 */
const journalBytesMax = 2 ** 30;

/**
 * Group commit into the stream: while one bundle is on its way, the next one gathers. A bundle is
 * published again until it is acknowledged, always as the same message, and events are acknowledged
 * once both the stream and this process's journal have them.
 */
export function createStreamLog(services: StreamLogServices): EventLog {
  const { stream, journal, published, bytesMax = journalBytesMax } = services;
  const producer = randomUUID();
  const counters = new Map<number, number>();
  const noteGroup = noteGroupOf('events');
  const waiting: Waiting[] = [];
  let later: NewEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let publishing: Promise<void> | null = null;
  let isDue = false;
  let isFailing = false;
  let hasFailed = false;
  let isClosed = false;

  const queued = () => waiting.length + later.length;
  const isAway = () => isFailing || stream.isAway() || journal.bytes > bytesMax;

  function bundleOf(events: readonly NewEvent[]): Part[] {
    const byPartition = Map.groupBy(events, ({ planId }) => partitionOf(planId));
    return [...byPartition].map(([partition, own]) => {
      const counter = (counters.get(partition) ?? 0) + 1;
      counters.set(partition, counter);
      return { partition, counter, events: own };
    });
  }

  /** Never gives up: what comes after it must not overtake it. */
  async function publishUntilTaken(data: Buffer, id: string): Promise<number> {
    for (let failures = 0; ; failures += 1) {
      try {
        const sequence = await stream.publish(eventsSubject(stream.name), data, id);
        isFailing = false;
        return sequence;
      } catch (error) {
        if (!isFailing) logProblem('stream', error, { level: 'warn' });
        isFailing = true;
        // It is in the journal, from which the next process publishes it.
        if (isClosed) throw error;
        await wait(backoffMs(failures, 50, retryMsMax));
      }
    }
  }

  async function publish(group: readonly Waiting[]): Promise<void> {
    noteGroup(group.length);
    const events = group.map(({ event }) => event);
    const parts = bundleOf(events);
    const data = encodeBundle({ producer, parts });
    const first = parts[0] as Part;
    const id = `${producer}.${first.partition}.${first.counter}`;
    const keeping = journal.keep(data);
    keeping.catch(() => {});
    try {
      const sequence = await publishUntilTaken(data, id);
      const kept = await keeping;
      hasFailed = false;
      published.add({ producer, parts, sequence, kept });
      services.plans.noteShown(events);
      for (const { done } of group) done();
    } catch (error) {
      hasFailed = true;
      for (const { fail } of group) fail(error);
    }
  }

  function start(): void {
    isDue = false;
    if (publishing || waiting.length === 0) return;
    const group = waiting.splice(0, sizeMax);
    publishing = publish(group).finally(() => {
      publishing = null;
      start();
    });
  }

  function startSoon(): void {
    if (!isDue && !publishing) setImmediate(start);
    isDue = true;
  }

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const event of later) waiting.push({ event, done() {}, fail() {} });
    later = [];
    startSoon();
  }

  return {
    append(event) {
      if (isAway() || waiting.length >= waitingMax) return Promise.reject(new Refusal('busy'));
      if (later.length > 0) flush();
      return new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Refusal('busy')), patienceMs);
        const settle = (then: () => void) => {
          clearTimeout(late);
          then();
        };
        waiting.push({
          event,
          done: () => settle(resolve),
          fail: (error) => settle(() => reject(error)),
        });
        startSoon();
      });
    },
    appendLater(event) {
      later.push(event);
      if (later.length >= sizeMax) flush();
      else timer ??= setTimeout(flush, laterMs);
    },
    waiting: queued,
    hasFailed: () => hasFailed || isAway(),
    isBehind: () => isAway() || queued() > behindMin,
    async close() {
      flush();
      const until = performance.now() + patienceMs;
      start();
      while ((publishing || waiting.length > 0) && performance.now() < until) await wait(10);
      isClosed = true;
      await publishing;
    },
  };
}
