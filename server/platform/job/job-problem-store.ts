import type { Sql } from '../database/db.ts';

export interface WaitingOne {
  readonly what: string;
  readonly dueAt: Date;
}

/** Items that a job failed on, with the time of their next retry. */
export const listWaiting = (sql: Sql, job: string): Promise<WaitingOne[]> =>
  sql<WaitingOne>('select what, due_at "dueAt" from job_problem where job = $1', [job]);

export interface JobProblem {
  readonly job: string;
  readonly what: string;
  readonly failure: string;
  readonly at: Date;
}

/** Retries start after ten seconds and back off to ten minutes. */
export async function noteProblem(sql: Sql, { job, what, failure, at }: JobProblem) {
  await sql(
    `insert into job_problem (job, what, failure, failures, since, due_at)
     values ($1, $2, $3, 1, $4, $4::timestamptz + interval '10 seconds')
     on conflict (job, what) do update
        set failure = excluded.failure, failures = job_problem.failures + 1,
            due_at = $4::timestamptz + least(interval '10 minutes',
              interval '10 seconds' * 2 ^ least(job_problem.failures, 10))`,
    [job, what, failure, at],
  );
}

export async function endProblem(sql: Sql, job: string, what: string): Promise<void> {
  await sql('delete from job_problem where job = $1 and what = $2', [job, what]);
}
