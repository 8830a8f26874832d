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
  open<Result>(
    attempts: readonly Attempt[],
    now: Date,
    find: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

const createKey = ({ limit, whose }: Attempt) => `${limit}:${whose}`;

export function createAttemptCounter(sql: Sql): AttemptCounter {
  const count = createBatch((batches: readonly AttemptBatch[]) => countAttempts(sql, batches));
  const uncount = createBatch((batches: readonly (readonly Attempt[])[]) =>
    saveFewerAttempts(sql, sumAttempts(batches.flat())).then(() => batches),
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
      const result = await find();
      if (result === null) await counter.take(attempts, now);
      return result;
    },
  };

  return counter;
}

function refuseAbove(attempts: readonly Attempt[], counts: readonly Attempts[], now: Date): void {
  attempts.forEach(({ limit, times }, index) => {
    // Each attempt has its count.
    refuse(whyNotAttempt(counts[index] as Attempts, attemptLimits[limit], now, times));
  });
}

interface AttemptBatch {
  readonly attempts: readonly Attempt[];
  readonly now: Date;
}

/** Counts a whole batch in one statement; each caller sees the count as if called in sequence. */
async function countAttempts(sql: Sql, batches: readonly AttemptBatch[]): Promise<Attempts[][]> {
  const now = batches[0]?.now ?? new Date(0);
  const totals = sumAttempts(batches.flatMap(({ attempts }) => attempts));
  const countsByKey = await saveAttempts(sql, totals, now);
  const remainingTries = new Map(totals.map(({ key, tries }) => [key, tries]));

  return batches.map(({ attempts }) =>
    attempts.map((attempt) => {
      const key = createKey(attempt);
      const row = countsByKey.get(key);
      if (!row) throw new Error(`The attempt ${attempt.limit} was not counted`);

      const laterTries = (remainingTries.get(key) ?? 1) - 1;
      remainingTries.set(key, laterTries);
      return { count: row.count - laterTries, until: row.until };
    }),
  );
}

/** Each key once and sorted, so that two processes cannot deadlock. */
function sumAttempts(attempts: readonly Attempt[]): AttemptTotal[] {
  const totals = new Map<string, AttemptTotal>();
  for (const attempt of attempts) {
    const key = createKey(attempt);
    const tries = (totals.get(key)?.tries ?? 0) + 1;
    totals.set(key, { key, tries, windowSeconds: attemptLimits[attempt.limit].windowSeconds });
  }
  return [...totals.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
