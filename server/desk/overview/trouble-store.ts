import type { overview } from '#contract/desk/overview.ts';
import type { Reply } from '#contract/route.ts';
import type { Sql } from '../../platform/database/database.ts';

type Overview = Reply<typeof overview>;

/**
 * What jobs could not do: as a whole, or for single items while they process the others. Items due
 * for more than a day are not retried any more, because they ended in another way.
 */
export const listJobTroubles = (sql: Sql, now: Date): Promise<Overview['troubles']> =>
  sql.many<Overview['troubles'][number]>`
    select name job, null what, failure, failures from job where failure is not null
     union all
    (select job, what, failure, failures from job_problem
      where due_at > ${now}::timestamptz - interval '1 day' order by since limit 20)`;

/** Orders that a merchant reported again with different facts, newest first. */
export const listConflicts = (sql: Sql, since: Date): Promise<Overview['conflicts']> =>
  sql.many<Overview['conflicts'][number]>`
    select m.name merchant, c.txid, c.at
      from merchant m cross join lateral (
        select txid, at from postback_conflict where merchant_id = m.id and at > ${since}
         order by at desc limit 20) c
     order by c.at desc limit 20`;
