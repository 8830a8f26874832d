import pg from 'pg';

/** The database does not answer anybody. Nothing is waited for, and nothing new is asked. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Whether the database answers, asked all the time on a connection of its own. */
export interface Pulse {
  /**
   * Does the work, and gives up on it as soon as the database stops answering. `late` gets what it
   * brings after that.
   */
  guard<Result>(work: () => Promise<Result>, late?: (result: Result) => void): Promise<Result>;
  close(): Promise<void>;
}

export interface PulseOptions {
  readonly everyMs?: number;
  readonly answerMs?: number;
  readonly onChange?: (isAway: boolean) => void;
}

/** With both, whoever waits for a database that hangs is told within two seconds. */
const everyMsDefault = 400;
const answerMsDefault = 1_200;

export const noPulse: Pulse = { guard: (work) => work(), close: async () => {} };

export function startPulse(url: string, options: PulseOptions = {}): Pulse {
  const { everyMs = everyMsDefault, answerMs = answerMsDefault, onChange } = options;
  const giveUps = new Set<(error: DatabaseAway) => void>();
  let client: pg.Client | null = null;
  let isAway = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function note(isAwayNow: boolean): void {
    if (isAwayNow !== isAway) onChange?.(isAwayNow);
    isAway = isAwayNow;
    if (!isAway) return;
    const waiting = [...giveUps];
    giveUps.clear();
    for (const giveUp of waiting) giveUp(new DatabaseAway());
  }

  async function ask(): Promise<void> {
    if (!client) {
      client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs });
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('select 1');
  }

  async function beat(): Promise<void> {
    const isAnswered = await answered(ask(), answerMs);
    if (isClosed) return;
    if (!isAnswered) {
      void client?.end().catch(() => {});
      client = null;
    }
    note(!isAnswered);
    timer = setTimeout(() => void beat(), everyMs).unref();
  }

  timer = setTimeout(() => void beat(), everyMs).unref();
  return {
    guard(work, late) {
      if (isAway) return Promise.reject(new DatabaseAway());
      return new Promise((resolve, reject) => {
        giveUps.add(reject);
        work().then(
          (result) => {
            if (giveUps.delete(reject)) resolve(result);
            else late?.(result);
          },
          (error) => {
            giveUps.delete(reject);
            reject(error);
          },
        );
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** Whether something succeeds in time. */
function answered(asking: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      // After a long turn of our own the answer may have come and not been read.
      setImmediate(() => setImmediate(() => resolve(false)));
    }, ms);
    const settle = (isAnswered: boolean) => {
      clearTimeout(timer);
      resolve(isAnswered);
    };
    asking.then(
      () => settle(true),
      () => settle(false),
    );
  });
}
