import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface PuttingRow {
  readonly id: bigint;
  readonly creativeId: number;
  readonly format: Format;
  readonly amount: bigint;
  readonly days: number;
  /** Where it is shown; everywhere if there is none. */
  readonly countries: readonly string[];
}

/** The plans in delivery. */
export async function listPutting(sql: Sql): Promise<PuttingRow[]> {
  return sql<PuttingRow>(
    `select p.id, p.creative_id "creativeId", c.format, put.amount,
            (d.put_rule ->> 'days')::int days,
            array(select jsonb_array_elements_text(d.targeting -> 'countries')) countries
       from plan p join creative c on c.id = p.creative_id join product d on d.id = p.product_id
       join plan_put put on put.plan_id = p.id
      where p.status = 'putting' and p.paused_by is null order by p.id`,
  );
}

const job = 'demo-past';

/** Records that the history is being created, so that other processes stay idle meanwhile. */
export async function beginPast(sql: Sql, now: Date, leasedUntil: Date): Promise<void> {
  await sql('insert into job (name, due_at, leased_until) values ($1, $2, $3)', [
    job,
    now,
    leasedUntil,
  ]);
}

/** Says that it is still being created. */
export async function extendPast(sql: Sql, leasedUntil: Date): Promise<void> {
  await sql('update job set leased_until = $2 where name = $1', [job, leasedUntil]);
}

export async function endPast(sql: Sql, now: Date): Promise<void> {
  await sql('update job set ran_at = $2, leased_until = null where name = $1', [job, now]);
}

/** Whether a process is still creating the history. */
export async function isPastUnderway(sql: Sql, now: Date): Promise<boolean> {
  const rows = await sql('select name from job where name = $1 and leased_until > $2', [job, now]);
  return rows.length > 0;
}

/** Whether the history was begun and never ended; false in a database without tables. */
export async function isPastUnfinished(sql: Sql): Promise<boolean> {
  const [{ hasJobs } = { hasJobs: false }] = await sql<{ hasJobs: boolean }>(
    `select to_regclass('job') is not null "hasJobs"`,
  );
  if (!hasJobs) return false;
  const rows = await sql('select name from job where name = $1 and ran_at is null', [job]);
  return rows.length > 0;
}
