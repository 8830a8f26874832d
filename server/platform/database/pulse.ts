import { Socket } from 'node:net';
import pg from 'pg';
import { backoffMs } from '../process/backoff.ts';

/** The database does not respond, so pending work is given up and new work refused. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** A continuous check on its own connection that the database responds. */
export interface Pulse {
  /**
   * Runs the work, and gives up as soon as the database stops responding. `late` receives a result
   * that arrives after that.
   */
  guard<Result>(work: () => Promise<Result>, late?: (result: Result) => void): Promise<Result>;
  isUnreachable(): boolean;
  close(): Promise<void>;
}

export interface PulseOptions {
  readonly everyMs?: number;
  readonly answerMs?: number;
  readonly onChange?: (isUnreachable: boolean) => void;
}

/** Together these report an unresponsive database to waiting callers within two seconds. */
const everyMsDefault = 400;
const answerMsDefault = 1_200;
const backoffMsMax = 2_000;
/** How long the database may take to close the connection. */
const goodbyeMs = 1_000;
/** More than a new connection needs until it is ready. */
const waitTurns = 24;

export const noPulse: Pulse = {
  guard: (work) => work(),
  isUnreachable: () => false,
  close: async () => {},
};

export function startPulse(url: string, options: PulseOptions = {}): Pulse {
  const { everyMs = everyMsDefault, answerMs = answerMsDefault, onChange } = options;
  const pendingRejects = new Set<(error: DatabaseAway) => void>();
  let client: pg.Client | null = null;
  let socket: Socket | null = null;
  let pendingCheck: Promise<void> | null = null;
  let isUnreachable = false;
  let failures = 0;
  /** For how many turns of waiting nothing at all was answered. */
  let quietTurns = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function setUnreachable(isNowUnreachable: boolean): void {
    const isChanged = isNowUnreachable !== isUnreachable;
    isUnreachable = isNowUnreachable;
    if (isUnreachable) {
      const rejects = [...pendingRejects];
      pendingRejects.clear();
      for (const reject of rejects) reject(new DatabaseAway());
    }
    if (isChanged) onChange?.(isUnreachable);
  }

  async function checkDatabase(): Promise<void> {
    if (!client) {
      // Whether a connection takes too long is judged as for any answer.
      const stream = new Socket();
      socket = stream;
      client = new pg.Client({ connectionString: url, stream: () => stream });
      client.on('error', () => {});
      await client.connect();
    }

    // A standby responds too but takes no writes, so after a failover it does not count.
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby) throw new Error('The database is a standby');
  }

  async function runCheck(): Promise<void> {
    pendingCheck ??= checkDatabase();
    quietTurns = 0;

    const outcome = await waitForAnswer(pendingCheck, answerMs, () => {
      quietTurns += 1;
    });

    if (isClosed) return;
    // Overloaded is not away: others were answered meanwhile, so the wait begins anew.
    if (outcome === 'late' && quietTurns < waitTurns / 2) return runCheck();

    pendingCheck = null;
    const isAnswered = outcome === 'yes';
    if (!isAnswered) {
      void client?.end().catch(() => {});
      // A database that is silent does not say goodbye.
      if (outcome === 'late') socket?.destroy();
      client = null;
    }

    failures = isAnswered ? 0 : failures + 1;
    setUnreachable(!isAnswered);
    scheduleCheck();
  }

  function scheduleCheck(): void {
    const waitMs = backoffMs(failures, everyMs, Math.max(everyMs, backoffMsMax));
    timer = setTimeout(() => void runCheck(), waitMs).unref();
  }

  scheduleCheck();
  return {
    guard(work, onLateResult) {
      if (isUnreachable) return Promise.reject(new DatabaseAway());
      return new Promise((resolve, reject) => {
        pendingRejects.add(reject);
        work().then(
          (result) => {
            quietTurns = 0;
            if (pendingRejects.delete(reject)) resolve(result);
            else onLateResult?.(result);
          },
          (error) => {
            pendingRejects.delete(reject);
            reject(error);
          },
        );
      });
    },
    isUnreachable: () => isUnreachable,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A database that has gone silent does not say goodbye either.
      const destroyTimer = setTimeout(() => socket?.destroy(), goodbyeMs);
      await client?.end().catch(() => {});
      clearTimeout(destroyTimer);
    },
  };
}

/**
 * Whether the promise fulfils in time, fails, or does neither. The time is counted in turns of our
 * own event loop: a process that is starved itself reads late and cannot judge the database.
 */
function waitForAnswer(
  check: Promise<unknown>,
  ms: number,
  onTurn: () => void,
): Promise<'yes' | 'no' | 'late'> {
  return new Promise((resolve) => {
    let remainingTurns = waitTurns;

    const timer = setInterval(() => {
      remainingTurns -= 1;
      onTurn();
      if (remainingTurns > 0) return;

      clearInterval(timer);
      // The response may have arrived during the last turn without being read.
      setImmediate(() => setImmediate(() => resolve('late')));
    }, ms / waitTurns);

    const settle = (answer: 'yes' | 'no') => {
      clearInterval(timer);
      resolve(answer);
    };

    check.then(
      () => settle('yes'),
      () => settle('no'),
    );
  });
}
