import type { Sql } from '../database/sql.ts';

export interface WaitingItem {
  readonly item: string;
  readonly dueAt: Date;
}

/** Items that a job failed on, with the time of their next retry. */
export const listWaitingItems = (sql: Sql, job: string): Promise<WaitingItem[]> =>
  sql.many<WaitingItem>`select what item, due_at from job_problem where job = ${job}`;

export interface JobProblem {
  readonly job: string;
  readonly item: string;
  readonly failure: string;
  readonly failedAt: Date;
}

/** Retries start after ten seconds and back off to ten minutes. */
export async function saveProblem(sql: Sql, { job, item, failure, failedAt }: JobProblem) {
  await sql`
    insert into job_problem (job, what, failure, failures, since, due_at)
    values (${job}, ${item}, ${failure}, 1, ${failedAt},
      ${failedAt}::timestamptz + interval '10 seconds')
    on conflict (job, what) do update
       set failure = excluded.failure, failures = job_problem.failures + 1,
           due_at = ${failedAt}::timestamptz + least(interval '10 minutes',
             interval '10 seconds' * 2 ^ least(job_problem.failures, 10))`;
}

export async function deleteProblem(sql: Sql, job: string, item: string): Promise<void> {
  await sql`delete from job_problem where job = ${job} and what = ${item}`;
}
