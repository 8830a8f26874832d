import type { Sql } from '../../platform/database/database.ts';

export interface JobTrouble {
  readonly job: string;
  /** The plan or order it failed on; null if the job itself failed. */
  readonly what: string | null;
  readonly failure: string;
  readonly failures: number;
}

/**
 * What jobs could not do: as a whole, or for single items while they process the others. Items due
 * for more than a day are not retried any more, because they ended in another way.
 */
export const listJobTroubles = (sql: Sql, now: Date): Promise<JobTrouble[]> =>
  sql.many<JobTrouble>`
    select name job, null what, failure, failures from job where failure is not null
     union all
    (select job, what, failure, failures from job_problem
      where due_at > ${now}::timestamptz - interval '1 day' order by since limit 20)`;

export interface Conflict {
  readonly merchant: string;
  readonly txid: string;
  readonly at: Date;
}

/** Orders that a merchant reported again with different facts, newest first. */
export const listConflicts = (sql: Sql, since: Date): Promise<Conflict[]> =>
  sql.many<Conflict>`
    select m.name merchant, c.txid, c.at
      from merchant m cross join lateral (
        select txid, at from postback_conflict where merchant_id = m.id and at > ${since}
         order by at desc limit 20) c
     order by c.at desc limit 20`;
