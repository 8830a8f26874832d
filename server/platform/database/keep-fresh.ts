/** A value from the database that a process caches and polls. */
export interface Fresh<T> {
  /** The value as of the last poll, at most a few seconds ago. */
  readonly value: T;
  /** Polls now, for a caller who has just changed the value. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface FreshOptions {
  readonly intervalMs?: number;
  readonly onProblem: (error: unknown) => void;
}

const intervalMsDefault = 2_000;

/**
 * Reads a value and polls it every few seconds, because other processes change it too and no call
 * should have to wait for a query. `readValue` returns its argument if nothing has changed. If a
 * poll fails, the last value stays in use, so that a short outage or an unreadable row does no
 * harm.
 */
export async function keepFresh<T>(
  readValue: (current: T | null) => Promise<T>,
  { intervalMs = intervalMsDefault, onProblem }: FreshOptions,
): Promise<Fresh<T>> {
  let value = await readValue(null);
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let isClosed = false;
  let lastProblem = '';

  async function poll(): Promise<void> {
    try {
      value = await readValue(value);
      lastProblem = '';
    } catch (error) {
      // Report a problem once, and not on every poll while it lasts.
      if (lastProblem !== String(error)) onProblem(error);
      lastProblem = String(error);
    }
  }

  function refresh(): Promise<void> {
    reading = reading.then(poll);
    return reading;
  }

  function wait(): void {
    if (isClosed) return;
    timer = setTimeout(() => void refresh().then(wait), intervalMs).unref();
  }

  wait();

  return {
    get value() {
      return value;
    },
    refresh,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
