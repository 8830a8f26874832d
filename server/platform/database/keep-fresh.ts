/** A value from the database that a process caches and polls. */
export interface Fresh<T> {
  /** The value as of the last poll, at most a few seconds ago. */
  readonly value: T;
  /** Polls now, for a caller who has just changed the value. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface FreshOptions {
  readonly everyMs?: number;
  readonly onProblem: (error: unknown) => void;
}

const everyMsDefault = 2_000;

/**
 * Reads a value and polls it every few seconds, because other processes change it too and no call
 * should have to wait for a query. `look` returns its argument if nothing has changed. If a poll
 * fails, the last value stays in use, so that a short outage or an unreadable row does no harm.
 */
export async function keepFresh<T>(
  look: (last: T | null) => Promise<T>,
  { everyMs = everyMsDefault, onProblem }: FreshOptions,
): Promise<Fresh<T>> {
  let value = await look(null);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;
  let told = '';

  async function lookAgain(): Promise<void> {
    try {
      value = await look(value);
      told = '';
    } catch (error) {
      // Report a problem once, and not on every poll while it lasts.
      if (told !== String(error)) onProblem(error);
      told = String(error);
    }
  }
  function refresh(): Promise<void> {
    looking = looking.then(lookAgain);
    return looking;
  }
  function wait(): void {
    if (isClosed) return;
    timer = setTimeout(() => void refresh().then(wait), everyMs).unref();
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
      await looking;
    },
  };
}
