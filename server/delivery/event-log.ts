import type { Meter, NewEvent, RecordedEvent } from '#domain/delivery/record-events.ts';
import { Refusal } from '#domain/refusal.ts';
import { createBatch, DatabaseAway, type Db, errorCode } from '../database/database.ts';
import { createBiller } from './biller.ts';
import type { RecordedGroup } from './event-store.ts';

/** Where delivery leaves its events. Durable comes first; judged may come later. */
export interface EventLog {
  /** Resolves when the event is durable. Nobody who delivers needs to know what became of it. */
  append(event: NewEvent): Promise<unknown>;
  /** For what nobody waits for: it is written with others, soon. */
  appendLater(event: NewEvent): void;
  /** How many wait. */
  waiting(): number;
  /** Whether the last group could not be written. */
  hasFailed(): boolean;
  /** Whether it is known that nothing can be written now, so that no ad should be handed out. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** What plans in memory learn from an event. */
export type SeenEvent = Pick<
  NewEvent,
  'planId' | 'kind' | 'placementId' | 'invalid' | 'serveId' | 'viewer'
>;

/** How far a plan is, by its meter. */
export type MeterState = Pick<Meter, 'spent' | 'day' | 'daySpent'> & { readonly planId: bigint };

/** Hears what became of events where the books come later than the acknowledgement. */
export interface LogListener {
  /** They are durable, and nobody has judged them by the books. */
  onDurable(events: readonly SeenEvent[]): void;
  /** They are in the books, and this is how far their plans are. */
  onApplied(events: readonly SeenEvent[], meters: readonly MeterState[]): void;
}

/** A log that hands its events straight to the books, and so knows what became of each. */
export interface BookedEventLog extends EventLog {
  append(event: NewEvent): Promise<RecordedEvent>;
}

export interface EventLogOptions {
  readonly sizeMax?: number;
  readonly waitingMax?: number;
  /** How long an event that nobody waits for may wait for others. */
  readonly laterMs?: number;
  /** Hears of every group that is durable. */
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
  // What a process makes itself it applies itself, in order: nobody can deliver it again.
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

  /** Those that nobody waits for go with the next that somebody does, and before it. */
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

/** Whether a group is surely not durable. When the connection broke, it may be. */
function isUndone(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== '') return !/^(08|57)/.test(code);
  return error instanceof Error && !isConnectionError(error);
}

const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseAway ||
  'code' in error ||
  /connection|terminated|timeout/i.test(error.message);
