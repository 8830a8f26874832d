import {
  type Attempt,
  type AttemptLimit,
  type Attempts,
  attemptLimits,
  whyNotAttempt,
} from '#domain/partner/attempts.ts';
import { refuse } from '#domain/refusal.ts';
import { createBatch, type Sql } from '../database/database.ts';

/** Rate limits on guessing. */
export interface AttemptStore {
  /** Counts the attempts first, then refuses those above their limit. */
  take(attempts: readonly Attempt[], now: Date): Promise<void>;
  /** Gives back attempts that turned out right: only wrong ones count towards a limit. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
  /** Counts the attempts, compares, and gives them back if the comparison succeeds. */
  guard(attempts: readonly Attempt[], now: Date, compare: () => Promise<boolean>): Promise<boolean>;
}

const keyOf = ({ limit, whose }: Attempt) => `${limit}:${whose}`;

export function createAttemptStore(sql: Sql): AttemptStore {
  const count = createBatch((asked: readonly Counted[]) => countAttempts(sql, asked));
  const uncount = createBatch((asked: readonly (readonly Attempt[])[]) =>
    uncountAttempts(sql, asked.flat()).then(() => asked),
  );
  const store: AttemptStore = {
    async take(attempts, now) {
      refuseAbove(attempts, await count({ attempts, now }), now);
    },
    async giveBack(attempts) {
      await uncount(attempts);
    },
    async guard(attempts, now, compare) {
      await store.take(attempts, now);
      const isRight = await compare();
      if (isRight) await store.giveBack(attempts);
      return isRight;
    },
  };
  return store;
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

/** Counts a whole batch in one statement; each asker sees the count as if called in sequence. */
async function countAttempts(sql: Sql, asked: readonly Counted[]): Promise<Attempts[][]> {
  const now = asked[0]?.now ?? new Date(0);
  const totals = totalOf(asked.flatMap(({ attempts }) => attempts));
  const rows = await sql<{ key: string; count: number; until: Date }>(
    `insert into attempt as held (key, count, until)
     select key, tries, $4::timestamptz + seconds * interval '1 second'
       from unnest($1::text[], $2::int[], $3::int[]) as asked (key, tries, seconds)
     on conflict (key) do update set
       count = case when held.until <= $4 then 0 else held.count end + excluded.count,
       until = case when held.until <= $4 then excluded.until else held.until end
     returning key, count, until`,
    [
      totals.map(({ key }) => key),
      totals.map(({ tries }) => tries),
      totals.map(({ limit }) => limit.windowSeconds),
      now,
    ],
  );
  const after = new Map(rows.map((row) => [row.key, row]));
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

/** Locks rows in the same order as counting; a plain update would lock in any order. */
async function uncountAttempts(sql: Sql, attempts: readonly Attempt[]): Promise<void> {
  const totals = totalOf(attempts);
  await sql(
    `with locked as materialized (
       select key from attempt where key = any($1) order by key for update)
     update attempt set count = greatest(0, count - asked.tries)
       from unnest($1::text[], $2::int[]) as asked (key, tries) join locked using (key)
      where attempt.key = asked.key`,
    [totals.map(({ key }) => key), totals.map(({ tries }) => tries)],
  );
}

/** Each key once and sorted, so that two processes cannot deadlock. */
function totalOf(attempts: readonly Attempt[]) {
  const totals = new Map<string, { key: string; tries: number; limit: AttemptLimit }>();
  for (const attempt of attempts) {
    const key = keyOf(attempt);
    const tries = (totals.get(key)?.tries ?? 0) + 1;
    totals.set(key, { key, tries, limit: attemptLimits[attempt.limit] });
  }
  return [...totals.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Forgets tries that limit nothing any more: they name addresses and accounts. */
export async function forgetAttempts(sql: Sql, before: Date): Promise<void> {
  await sql('delete from attempt where until < $1', [before]);
}
