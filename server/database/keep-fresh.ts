/** Something of the database that a process keeps in memory and looks at again and again. */
export interface Fresh<T> {
  /** What was there at the last look, a few seconds ago at most. */
  readonly value: T;
  /** Looks now, for who has just changed it. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface FreshOptions {
  readonly everyMs?: number;
  readonly onProblem: (error: unknown) => void;
}

const everyMsDefault = 2_000;

/**
 * Reads a value and keeps it fresh. What changes it is another process as often as this one, and
 * nobody should have to wait for a query at every call; so it is asked for every few seconds, and
 * `look` answers what it was given when nothing is new. When a look fails, the last value stays:
 * a database that is away for a moment, or a row that cannot be read, takes nothing from anyone.
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
      // Said once, and not every two seconds as long as it lasts.
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
