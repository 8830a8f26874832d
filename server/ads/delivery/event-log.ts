import type { NewEvent, RecordedEvent } from '#domain/delivery/record-events.ts';
import { RefusalError } from '#domain/refusal.ts';
import { createBatch, DatabaseAway, type Db, errorCode } from '../../platform/database/database.ts';
import { billEvents } from './bill-events.ts';
import type { RecordedGroup } from './event-store.ts';

/** Where delivery writes its events. They are durable at once; they may be judged later. */
export interface EventLog {
  /** Resolves when the event is durable. Delivery does not need to know how it was judged. */
  append(event: NewEvent): Promise<unknown>;
  /** For events that nobody waits for: written soon, in a batch with others. */
  appendLater(event: NewEvent): void;
  /** How many events are waiting to be written. */
  waiting(): number;
  /** Whether writing the last batch failed. */
  hasFailed(): boolean;
  /** Whether recording is so far behind that no more ads should be served. */
  isBehind(): boolean;
  close(): Promise<void>;
}

/** With more events than this waiting, recording comes before serving. */
const behindMin = 20_000;

/** A log that writes straight to the books, and so knows the outcome of each event. */
export interface BookedEventLog extends EventLog {
  append(event: NewEvent): Promise<RecordedEvent>;
}

export interface EventLogOptions {
  readonly sizeMax?: number;
  readonly waitingMax?: number;
  /** How long an event that nobody waits for may wait for others. */
  readonly laterMs?: number;
  /** Is told of every batch that is durable. */
  readonly onRecorded?: (group: RecordedGroup) => void;
  readonly onLost?: (error: unknown) => void;
}

/**
 * Group commit: while one group is being written the next one gathers, and goes as soon as the
 * first is durable. A lone event waits for nobody.
 */
export function createEventLog(db: Db, options: EventLogOptions = {}): BookedEventLog {
  const { sizeMax = 1_000, waitingMax = 50_000, laterMs: queueMs = 500 } = options;
  let queuedEvents: NewEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let hasFailed = false;

  const write = createBatch<NewEvent, RecordedEvent>(
    async (events) => {
      try {
        const saved = await billEvents(db, events);
        hasFailed = false;
        options.onRecorded?.(saved);
        return saved.recorded;
      } catch (error) {
        hasFailed = events.length === 1 || !isCertainlyNotSaved(error);
        throw error;
      }
    },
    { name: 'events', sizeMax, mayRetry: isCertainlyNotSaved },
  );

  /** Events that nobody waits for go ahead of the next awaited event, in its batch. */
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const events = queuedEvents;
    queuedEvents = [];
    for (const event of events) write(event).catch((error) => options.onLost?.(error));
  }

  const waiting = () => queuedEvents.length + write.waiting();

  return {
    append(event) {
      if (waiting() >= waitingMax) return Promise.reject(new RefusalError('busy'));

      if (queuedEvents.length > 0) flush();
      return write(event);
    },
    appendLater(event) {
      queuedEvents.push(event);
      if (queuedEvents.length >= sizeMax) flush();
      else timer ??= setTimeout(flush, queueMs);
    },
    waiting,
    hasFailed: () => hasFailed,
    isBehind: () => waiting() > behindMin,
    close() {
      flush();
      return write.whenIdle();
    },
  };
}

/** Whether a batch is certainly not durable. After a broken connection it might be. */
function isCertainlyNotSaved(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== '') return !/^(08|57)/.test(code);
  return error instanceof Error && !isConnectionError(error);
}

const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseAway ||
  'code' in error ||
  /connection|terminated|timeout/i.test(error.message);
