import type { Format } from '#domain/plan/lifetime.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

export interface PlanInDelivery {
  readonly id: bigint;
  readonly creativeId: number;
  readonly format: Format;
  readonly amount: bigint;
  readonly days: number;
  /** Where it is shown; everywhere if there is none. */
  readonly countries: readonly string[];
}

/** The plans in delivery. */
export async function listPlansInDelivery(sql: Sql): Promise<PlanInDelivery[]> {
  return sql.many<PlanInDelivery>`
    select p.id, p.creative_id, c.format, put.amount, (d.put_rule ->> 'days')::int days,
           array(select jsonb_array_elements_text(d.targeting -> 'countries')) countries
      from plan p join creative c on c.id = p.creative_id
      join product d on d.id = p.product_id
      join plan_put put on put.plan_id = p.id
     where p.status = 'putting' and p.paused_by is null
     order by p.id`;
}

const jobName = 'demo-past';

/** Records that the history is being created, so that other processes stay idle meanwhile. */
export async function beginPast(sql: Sql, now: Date, leasedUntil: Date): Promise<void> {
  await insert(sql, 'job', { name: jobName, dueAt: now, leasedUntil });
}

/** Records that the history is still being created. */
export async function extendPast(sql: Sql, leasedUntil: Date): Promise<void> {
  await sql`update job set leased_until = ${leasedUntil} where name = ${jobName}`;
}

export async function endPast(sql: Sql, now: Date): Promise<void> {
  await sql`update job set ran_at = ${now}, leased_until = null where name = ${jobName}`;
}

/** Whether a process is still creating the history. */
export async function isPastUnderway(sql: Sql, now: Date): Promise<boolean> {
  const count = await sql.count`
    select name from job where name = ${jobName} and leased_until > ${now}`;
  return count > 0;
}

/** Whether the history was begun and never ended; false in a database without tables. */
export async function isPastUnfinished(sql: Sql): Promise<boolean> {
  const { hasJobs } = await sql.one<{ hasJobs: boolean }>`
    select to_regclass('job') is not null has_jobs`;
  if (!hasJobs) return false;

  const count = await sql.count`select name from job where name = ${jobName} and ran_at is null`;
  return count > 0;
}
