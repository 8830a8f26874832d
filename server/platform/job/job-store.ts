import type { Sql } from '../database/db.ts';
import { backoffMsMax } from './backoff-max.ts';

/** Registers new jobs as due at once. */
export async function enterJobs(sql: Sql, names: readonly string[], now: Date): Promise<void> {
  await sql('insert into job (name, due_at) select unnest($1::text[]), $2 on conflict do nothing', [
    names,
    now,
  ]);
}

export interface JobLease {
  readonly names: readonly string[];
  /** How far ahead each job can be due: beyond that, a clock was set back. */
  readonly waitsMs: readonly number[];
  readonly now: Date;
  readonly leasedUntil: Date;
}

/**
 * Leases the longest overdue job that no process holds. A due time or lease beyond what anyone
 * could have set was written by a clock that has since been set back, and is ignored.
 */
export async function leaseJob(sql: Sql, lease: JobLease): Promise<string | null> {
  const [row] = await sql<{ name: string }>(
    `with picked as materialized (
       select name from job join unnest($1::text[], $2::float8[]) as known (name, wait_ms)
                using (name)
        where (due_at <= $3
                or due_at > $3 + make_interval(secs => least(greatest(wait_ms, $5::float8),
                     wait_ms * 2 ^ least(failures, 20)) / 1000))
          and (leased_until is null or leased_until <= $3 or leased_until > $4)
        order by due_at limit 1 for update of job skip locked)
     update job set leased_until = $4 from picked where job.name = picked.name
     returning job.name`,
    [lease.names, lease.waitsMs, lease.now, lease.leasedUntil, backoffMsMax],
  );
  return row?.name ?? null;
}

/** The jobs among these that are overdue by more than this and that nobody is running. */
export async function listStalled(
  sql: Sql,
  names: readonly string[],
  overdueMs: number,
): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select name from job where name = any ($1)
        and due_at < clock_timestamp() - make_interval(secs => $2::float8 / 1000)
        and (leased_until is null or leased_until < clock_timestamp())
      order by name`,
    [names, overdueMs],
  );
  return rows.map(({ name }) => name);
}

/** The one clock that all processes share. */
export async function readClock(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }>('select clock_timestamp() now');
  if (!row) throw new Error('The database has no clock');
  return row.now;
}

/** Extends the lease of a long-running job; returns false if another process holds it now. */
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
  /** The error, or null after a success. */
  readonly failure: string | null;
}

/** Releases a job, if the lease is still ours. */
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
