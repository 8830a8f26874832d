import {
  type Attempt,
  type Attempts,
  attemptLimits,
  whyNotAttempt,
} from '#domain/partner/attempts.ts';
import { refuse } from '#domain/refusal.ts';
import { createBatch, type Sql } from '../../platform/database/database.ts';
import { type AttemptTotal, saveAttempts, saveFewerAttempts } from './attempt-store.ts';

/** Rate limits on guessing. */
export interface AttemptCounter {
  /** Counts the attempts first, then refuses those above their limit. */
  take(attempts: readonly Attempt[], now: Date): Promise<void>;
  /** Gives back attempts that turned out right: only wrong ones count towards a limit. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
  /** Counts the attempts, compares, and gives them back if the comparison succeeds. */
  guard(attempts: readonly Attempt[], now: Date, compare: () => Promise<boolean>): Promise<boolean>;
  /**
   * For secrets of so many random bits that nobody guesses one: only a wrong one is counted, and a
   * right one works even after strangers behind the same address have used up its attempts.
   */
  open<T>(
    attempts: readonly Attempt[],
    now: Date,
    find: () => Promise<T | null>,
  ): Promise<T | null>;
}

const keyOf = ({ limit, whose }: Attempt) => `${limit}:${whose}`;

export function createAttemptCounter(sql: Sql): AttemptCounter {
  const count = createBatch((asked: readonly Counted[]) => countAttempts(sql, asked));
  const uncount = createBatch((asked: readonly (readonly Attempt[])[]) =>
    saveFewerAttempts(sql, totalsOf(asked.flat())).then(() => asked),
  );
  const counter: AttemptCounter = {
    async take(attempts, now) {
      refuseAbove(attempts, await count({ attempts, now }), now);
    },
    async giveBack(attempts) {
      await uncount(attempts);
    },
    async guard(attempts, now, compare) {
      await counter.take(attempts, now);
      const isRight = await compare();
      if (isRight) await counter.giveBack(attempts);
      return isRight;
    },
    async open(attempts, now, find) {
      const found = await find();
      if (found === null) await counter.take(attempts, now);
      return found;
    },
  };
  return counter;
}

function refuseAbove(attempts: readonly Attempt[], held: readonly Attempts[], now: Date): void {
  attempts.forEach(({ limit, times }, at) => {
    refuse(whyNotAttempt(held[at] as Attempts, attemptLimits[limit], now, times));
  });
}

interface Counted {
  readonly attempts: readonly Attempt[];
  readonly now: Date;
}

/** Counts a whole batch in one statement; each caller sees the count as if called in sequence. */
async function countAttempts(sql: Sql, asked: readonly Counted[]): Promise<Attempts[][]> {
  const now = asked[0]?.now ?? new Date(0);
  const totals = totalsOf(asked.flatMap(({ attempts }) => attempts));
  const after = await saveAttempts(sql, totals, now);
  const left = new Map(totals.map(({ key, tries }) => [key, tries]));
  return asked.map(({ attempts }) =>
    attempts.map((attempt) => {
      const key = keyOf(attempt);
      const row = after.get(key);
      if (!row) throw new Error(`The attempt ${attempt.limit} was not counted`);
      const behind = (left.get(key) ?? 1) - 1;
      left.set(key, behind);
      return { count: row.count - behind, until: row.until };
    }),
  );
}

/** Each key once and sorted, so that two processes cannot deadlock. */
function totalsOf(attempts: readonly Attempt[]): AttemptTotal[] {
  const totals = new Map<string, AttemptTotal>();
  for (const attempt of attempts) {
    const key = keyOf(attempt);
    const tries = (totals.get(key)?.tries ?? 0) + 1;
    totals.set(key, { key, tries, windowSeconds: attemptLimits[attempt.limit].windowSeconds });
  }
  return [...totals.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
