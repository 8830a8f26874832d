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
      where due_at > ${now}::timestamptz - interval '1 day' order by since limit 20)
     union all
    (select 'send-mail', id::text, failure, attempts from outbox_message
      where outcome is null and failure is not null order by attempts desc, enqueued_at limit 20)`;

/** Messages of either kind that were tried or waited too long, newest first. */
export const listUnsent = (sql: Sql, since: Date): Promise<Overview['unsent']> =>
  sql.many<Overview['unsent'][number]>`
    (select 'mail' transport, id::text, kind, done_at given_up_at, attempts from outbox_message
      where outcome = 'gave-up' and done_at > ${since} order by done_at desc limit 20)
     union all
    (select 'push', t.notice_id || ' to ' || t.session_id, coalesce(n.what, 'announcement'),
            t.due_at, t.tries
       from push_try t left join notice n on n.id = t.notice_id
      where t.outcome = 'gave-up' and t.due_at > ${since} order by t.due_at desc limit 20)
     order by given_up_at desc limit 20`;

/** Orders that a merchant reported again with different facts, newest first. */
export const listConflicts = (sql: Sql, since: Date): Promise<Overview['conflicts']> =>
  sql.many<Overview['conflicts'][number]>`
    select m.name merchant, c.txid, c.at
      from merchant m cross join lateral (
        select txid, at from postback_conflict where merchant_id = m.id and at > ${since}
         order by at desc limit 20) c
     order by c.at desc limit 20`;
