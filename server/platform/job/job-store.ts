import type { Sql } from '../database/sql.ts';
import { backoffMsMax } from './backoff-max.ts';

/** Registers new jobs as due at once. */
export async function registerJobs(sql: Sql, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into job (name, due_at) select unnest(${names}::text[]), ${now} on conflict do nothing`;
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
  const row = await sql.maybeOne<{ name: string }>`
    with picked as materialized (
      select name from job
        join unnest(${lease.names}::text[], ${lease.waitsMs}::float8[]) as known (name, wait_ms)
          using (name)
       where (due_at <= ${lease.now}
           or due_at > ${lease.now}::timestamptz + make_interval(secs =>
                least(greatest(wait_ms, ${backoffMsMax}::float8),
                      wait_ms * 2 ^ least(failures, 20)) / 1000))
         and (leased_until is null or leased_until <= ${lease.now}
           or leased_until > ${lease.leasedUntil})
       order by due_at limit 1 for update of job skip locked
    )
    update job set leased_until = ${lease.leasedUntil}
      from picked where job.name = picked.name
    returning job.name`;
  return row?.name ?? null;
}

/** The jobs among these that are overdue by more than this and that nobody is running. */
export async function listStalled(
  sql: Sql,
  names: readonly string[],
  overdueMs: number,
): Promise<string[]> {
  const rows = await sql.many<{ name: string }>`
    select name from job
     where name = any (${names})
       and due_at < clock_timestamp() - make_interval(secs => ${overdueMs}::float8 / 1000)
       and (leased_until is null or leased_until < clock_timestamp())
     order by name`;
  return rows.map(({ name }) => name);
}

/** The one clock that all processes share. */
export async function readClock(sql: Sql): Promise<Date> {
  const row = await sql.one<{ now: Date }>`select clock_timestamp() now`;
  return row.now;
}

/** Extends the lease of a long-running job; returns false if another process holds it now. */
export async function extendLease(
  sql: Sql,
  name: string,
  leasedUntil: Date,
  newLeasedUntil: Date,
): Promise<boolean> {
  const count = await sql.count`
    update job set leased_until = ${newLeasedUntil}
     where name = ${name} and leased_until = ${leasedUntil}`;
  return count === 1;
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
  await sql`
    update job
       set leased_until = null, ran_at = ${ranAt}, due_at = ${dueAt}, failure = ${failure},
           failures = case when ${failure}::text is null then 0 else failures + 1 end
     where name = ${name} and leased_until = ${leasedUntil}`;
}

export async function countFailures(sql: Sql, name: string): Promise<number> {
  const row = await sql.maybeOne<{ failures: number }>`
    select failures from job where name = ${name}`;
  return row?.failures ?? 0;
}
