import type { Attempts } from '#domain/partner/attempts.ts';
import type { Sql } from '../../platform/database/database.ts';

/** How often a key was tried, and how long its tries count. */
export interface AttemptTotal {
  readonly key: string;
  readonly tries: number;
  readonly windowSeconds: number;
}

/** Adds tries and returns what is counted by then; the keys are given once each, and sorted. */
export async function saveAttempts(
  sql: Sql,
  totals: readonly AttemptTotal[],
  now: Date,
): Promise<Map<string, Attempts>> {
  const keys = totals.map(({ key }) => key);
  const tries = totals.map((total) => total.tries);
  const windows = totals.map(({ windowSeconds }) => windowSeconds);
  const rows = await sql.many<{ key: string; count: number; until: Date }>`
    insert into attempt as stored (key, count, until)
    select key, tries, ${now}::timestamptz + seconds * interval '1 second'
      from unnest(${keys}::text[], ${tries}::int[], ${windows}::int[])
        as input (key, tries, seconds)
    on conflict (key) do update set
      count = case when stored.until <= ${now} then 0 else stored.count end + excluded.count,
      until = case when stored.until <= ${now} then excluded.until else stored.until end
    returning key, count, until`;

  return new Map(rows.map(({ key, count, until }) => [key, { count, until }]));
}

/** Locks rows in the same order as counting; a plain update would lock in any order. */
export async function saveFewerAttempts(sql: Sql, totals: readonly AttemptTotal[]): Promise<void> {
  const keys = totals.map(({ key }) => key);
  const tries = totals.map((total) => total.tries);
  await sql`
    with locked as materialized (
      select key from attempt where key = any(${keys}) order by key for update)
    update attempt set count = greatest(0, count - input.tries)
      from unnest(${keys}::text[], ${tries}::int[]) as input (key, tries) join locked using (key)
     where attempt.key = input.key`;
}

/** Forgets tries that limit nothing any more: they name addresses and accounts. */
export async function forgetAttempts(sql: Sql, endedBefore: Date): Promise<void> {
  await sql`delete from attempt where until < ${endedBefore}`;
}
