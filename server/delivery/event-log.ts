import type { Meter, NewEvent, RecordedEvent } from '#domain/delivery/record-events.ts';
import { Refusal } from '#domain/refusal.ts';
import { createBatch, DatabaseAway, type Db, errorCode } from '../database/database.ts';
import { createBiller } from './biller.ts';
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
  /** Whether writing is known to be impossible now, so that no ad should be served. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** What plans in memory learn from an event. */
export type SeenEvent = Pick<
  NewEvent,
  'planId' | 'kind' | 'placementId' | 'invalid' | 'serveId' | 'viewer'
>;

/** A plan's progress according to its meter. */
export type MeterState = Pick<Meter, 'spent' | 'day' | 'daySpent'> & { readonly planId: bigint };

/** Is told the outcome of events where they are booked after they are acknowledged. */
export interface LogListener {
  /** They are durable and have not been judged by the books yet. */
  onDurable(events: readonly SeenEvent[]): void;
  /** They are in the books; these are the meters of their plans. */
  onApplied(events: readonly SeenEvent[], meters: readonly MeterState[]): void;
}

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
  const { sizeMax = 1_000, waitingMax = 50_000, laterMs = 500 } = options;
  let later: NewEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let hasFailed = false;
  // A process applies its own events itself, in order: they cannot be redelivered.
  const biller = createBiller<null>(db, async () => true);

  const write = createBatch<NewEvent, RecordedEvent>(
    async (events) => {
      try {
        const saved = await biller.apply(events, null);
        hasFailed = false;
        options.onRecorded?.(saved);
        return saved.recorded;
      } catch (error) {
        hasFailed = events.length === 1 || !isUndone(error);
        throw error;
      }
    },
    { name: 'events', sizeMax, mayRetry: isUndone },
  );

  /** Events that nobody waits for go ahead of the next awaited event, in its batch. */
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const events = later;
    later = [];
    for (const event of events) write(event).catch((error) => options.onLost?.(error));
  }
  const waiting = () => later.length + write.waiting();

  return {
    append(event) {
      if (waiting() >= waitingMax) return Promise.reject(new Refusal('busy'));
      if (later.length > 0) flush();
      return write(event);
    },
    appendLater(event) {
      later.push(event);
      if (later.length >= sizeMax) flush();
      else timer ??= setTimeout(flush, laterMs);
    },
    waiting,
    hasFailed: () => hasFailed,
    isAway: () => false,
    close() {
      flush();
      return write.whenIdle();
    },
  };
}

/** Whether a batch is certainly not durable. After a broken connection it might be. */
function isUndone(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== '') return !/^(08|57)/.test(code);
  return error instanceof Error && !isConnectionError(error);
}

const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseAway ||
  'code' in error ||
  /connection|terminated|timeout/i.test(error.message);
