import type { Sql } from '../db/db.ts';

/** Enters jobs that are new, due at once. */
export async function enterJobs(sql: Sql, names: readonly string[], now: Date): Promise<void> {
  await sql('insert into job (name, due_at) select unnest($1::text[]), $2 on conflict do nothing', [
    names,
    now,
  ]);
}

/** The job that has been due for longest and that nobody does, now ours until the lease ends. */
export async function claimJob(
  sql: Sql,
  names: readonly string[],
  now: Date,
  leasedUntil: Date,
): Promise<string | null> {
  const [row] = await sql<{ name: string }>(
    `with picked as materialized (
       select name from job where name = any ($1) and due_at <= $2
          and (leased_until is null or leased_until <= $2)
        order by due_at limit 1 for update skip locked)
     update job set leased_until = $3 from picked where job.name = picked.name
     returning job.name`,
    [names, now, leasedUntil],
  );
  return row?.name ?? null;
}

/** Keeps a job that takes long; false when it is somebody else's by now. */
export async function extendLease(
  sql: Sql,
  name: string,
  from: Date,
  until: Date,
): Promise<boolean> {
  const rows = await sql(
    'update job set leased_until = $3 where name = $1 and leased_until = $2 returning name',
    [name, from, until],
  );
  return rows.length === 1;
}

export interface JobEnd {
  readonly ranAt: Date;
  readonly dueAt: Date;
  /** What went wrong; null when nothing did. */
  readonly failure: string | null;
}

/** Gives a job back, if it is still ours. */
export async function finishJob(
  sql: Sql,
  name: string,
  leasedUntil: Date,
  { ranAt, dueAt, failure }: JobEnd,
): Promise<void> {
  await sql(
    `update job set leased_until = null, ran_at = $3, due_at = $4, failure = $5,
            failures = case when $5::text is null then 0 else failures + 1 end
      where name = $1 and leased_until = $2`,
    [name, leasedUntil, ranAt, dueAt, failure],
  );
}

export async function countFailures(sql: Sql, name: string): Promise<number> {
  const [row] = await sql<{ failures: number }>('select failures from job where name = $1', [name]);
  return row?.failures ?? 0;
}
