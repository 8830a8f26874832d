import type { NewEvent, RecordedEvent } from '#domain/delivery/record-events.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Db, errorCode } from '../db/db.ts';
import { DatabaseAway } from '../db/pulse.ts';
import { type RecordedGroup, saveEvents } from './event-store.ts';

/** The seam behind which events are kept, should one database once not be enough. */
export interface EventLog {
  /** Settles when the event is durable, with what became of it. */
  append(event: NewEvent): Promise<RecordedEvent>;
  /** For what nobody waits for: it is written with others, soon. */
  appendLater(event: NewEvent): void;
  /** How many wait. */
  waiting(): number;
  /** Whether the last group could not be written. */
  hasFailed(): boolean;
  close(): Promise<void>;
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

interface Waiting {
  readonly event: NewEvent;
  readonly answer: (recorded: RecordedEvent) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Group commit: while one group is being written the next one gathers, and goes as soon as the
 * first is durable. A lone event waits for nobody.
 */
export function createEventLog(db: Db, options: EventLogOptions = {}): EventLog {
  const { sizeMax = 1_000, waitingMax = 50_000, laterMs = 500 } = options;
  let queue: Waiting[] = [];
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let hasFailed = false;

  async function run(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    while (queue.length > 0) {
      const group = queue.slice(0, sizeMax);
      queue = queue.slice(sizeMax);
      await settle(group);
    }
    running = null;
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const saved = await saveEvents(
        db,
        group.map(({ event }) => event),
      );
      hasFailed = false;
      options.onRecorded?.(saved);
      group.forEach(({ answer }, at) => {
        answer(saved.recorded[at] as RecordedEvent);
      });
    } catch (error) {
      // When the connection broke, the group may be durable: only what is surely not goes again.
      const code = errorCode(error);
      const isUndone = error instanceof Error && code === '' && !isConnectionError(error);
      const isRefused = code !== '' && !/^(08|57)/.test(code);
      if (group.length > 1 && (isUndone || isRefused)) {
        for (const one of group) await settle([one]);
        return;
      }
      hasFailed = true;
      for (const { fail } of group) fail(error);
    }
  }

  const start = (): void => {
    running ??= new Promise((done) => setImmediate(done)).then(run);
  };

  return {
    append: (event) =>
      new Promise((answer, fail) => {
        if (queue.length >= waitingMax) throw new Refusal('busy');
        queue.push({ event, answer, fail });
        start();
      }),
    appendLater(event) {
      const fail = (error: unknown) => options.onLost?.(error);
      queue.push({ event, answer: () => {}, fail });
      if (queue.length >= sizeMax) start();
      else if (!running) timer ??= setTimeout(start, laterMs);
    },
    waiting: () => queue.length,
    hasFailed: () => hasFailed,
    async close() {
      if (queue.length > 0) start();
      await running;
    },
  };
}

const isConnectionError = (error: Error): boolean =>
  error instanceof DatabaseAway ||
  'code' in error ||
  /connection|terminated|timeout/i.test(error.message);
