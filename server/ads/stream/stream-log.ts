import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { RefusalError } from '#domain/refusal.ts';
import { createGroupObserver } from '../../platform/database/database.ts';
import { backoffMs, logProblem } from '../../platform/process/process.ts';
import type { EventLog } from '../delivery/event-log.ts';
import { type BundlePart, encodeBundle } from './bundle.ts';
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

interface QueuedEvent {
  readonly event: NewEvent;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const sizeMax = 1_000;
const waitingMax = 50_000;
/** With more events than this waiting, recording comes before serving. */
const behindMin = 20_000;
const unawaitedMsMax = 500;
/** The sender of an event waits this long; then it is refused, though it may still be counted. */
const answerMsMax = 5_000;
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
  const noteGroup = createGroupObserver('events');
  const queue: QueuedEvent[] = [];
  let unawaited: NewEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let publishing: Promise<void> | null = null;
  let isDue = false;
  let isFailing = false;
  let hasFailed = false;
  let isClosed = false;

  const countQueued = () => queue.length + unawaited.length;
  const isUnavailable = () => isFailing || stream.isDisconnected() || journal.bytes > bytesMax;

  function toParts(events: readonly NewEvent[]): BundlePart[] {
    const byPartition = Map.groupBy(events, ({ planId }) => partitionOf(planId));
    return [...byPartition].map(([partition, partitionEvents]) => {
      const counter = (counters.get(partition) ?? 0) + 1;
      counters.set(partition, counter);
      return { partition, counter, events: partitionEvents };
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

  async function publish(group: readonly QueuedEvent[]): Promise<void> {
    noteGroup(group.length);
    const events = group.map(({ event }) => event);
    const parts = toParts(events);
    const data = encodeBundle({ producer, parts });
    // A group has at least one event, and so its bundle a part.
    const firstPart = parts[0] as BundlePart;
    const id = `${producer}.${firstPart.partition}.${firstPart.counter}`;
    const saving = journal.save(data);
    saving.catch(() => {});

    try {
      const sequence = await publishUntilTaken(data, id);
      const entry = await saving;
      hasFailed = false;
      published.add({ producer, parts, sequence, entry });
      services.plans.noteShown(events);
      for (const { resolve } of group) resolve();
    } catch (error) {
      hasFailed = true;
      for (const { reject } of group) reject(error);
    }
  }

  function start(): void {
    isDue = false;
    if (publishing || queue.length === 0) return;

    const group = queue.splice(0, sizeMax);
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
    for (const event of unawaited) queue.push({ event, resolve() {}, reject() {} });
    unawaited = [];
    startSoon();
  }

  return {
    append(event) {
      if (isUnavailable() || queue.length >= waitingMax)
        return Promise.reject(new RefusalError('busy'));

      if (unawaited.length > 0) flush();
      return new Promise<void>((resolve, reject) => {
        const timeout = setTimeout(() => reject(new RefusalError('busy')), answerMsMax);

        const settle = (finish: () => void) => {
          clearTimeout(timeout);
          finish();
        };

        queue.push({
          event,
          resolve: () => settle(resolve),
          reject: (error) => settle(() => reject(error)),
        });
        startSoon();
      });
    },
    appendLater(event) {
      unawaited.push(event);
      if (unawaited.length >= sizeMax) flush();
      else timer ??= setTimeout(flush, unawaitedMsMax);
    },
    waiting: countQueued,
    hasFailed: () => hasFailed || isUnavailable(),
    isBehind: () => isUnavailable() || countQueued() > behindMin,
    async close() {
      flush();
      const deadline = performance.now() + answerMsMax;
      start();
      while ((publishing || queue.length > 0) && performance.now() < deadline) await wait(10);
      isClosed = true;
      await publishing;
    },
  };
}
