import { learningDays, learningFrom } from '#domain/delivery/learning.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { alertRules } from '#domain/plan/alert.ts';
import { dayMs, hourMs, minuteMs } from '#domain/plan/limits.ts';
import type { Sql } from '../db/db.ts';

const { slowPercent, slowHours, reversedPercent, ordersMin } = alertRules;

/** How the delivery was paced is written down every five minutes; a gap may be a restart. */
const gapMs = 30 * minuteMs;

/** Tells of plans that spent less than they should have, all the time for hours. */
export async function tellOfSlowPlans(sql: Sql, now: Date): Promise<void> {
  const since = new Date(now.getTime() - slowHours * hourMs);
  await sql(
    `select tell_of_plan(p.id, 'plan-slow', 'slow',
              jsonb_build_object('percent', round(100.0 * lately.spent / lately.target)), $1)
       from plan p cross join lateral (
         select bool_and(q.spent * 100 < q.target * $4) "isSlow", min(q.at) "first",
                max(q.at) "last", max(q.spent) spent, max(q.target) target
           from plan_pace q where q.plan_id = p.id and q.at > $2 and q.at <= $1) lately
      where p.status = 'putting' and p.paused_by is null and lately."isSlow"
        -- What is to go as fast as possible has no time by which it should have.
        and not exists (select from product d where d.id = p.product_id
              and d.put_rule ->> 'pacing' = 'asap')
        and lately.target > 0 and lately."first" <= $2::timestamptz + $3::interval
        and lately."last" >= $1::timestamptz - $3::interval
        -- A pause in these hours explains it.
        and not exists (select from plan_pause s where s.plan_id = p.id and s.at > $2)
        and not exists (select from plan_alert a where a.plan_id = p.id and a.cause = 'slow')`,
    [now, since, `${gapMs} milliseconds`, slowPercent],
  );
}

/** Tells of plans whose days of learning are over with too few orders to learn from. */
export async function tellOfLimitedPlans(sql: Sql, now: Date): Promise<void> {
  const since = new Date(now.getTime() - learningDays * dayMs);
  await sql(
    `select tell_of_plan(p.id, 'plan-learning-limited', 'learning limited ' || began.rules,
              jsonb_build_object('count', won.count), $1)
       from plan p
       cross join lateral (select greatest((select max(s.at) from plan_step s
            where s.plan_id = p.id and s.to_status = 'putting'), max(r.at)) at,
            count(*) rules from plan_rule r where r.plan_id = p.id) began
       cross join lateral (select count(*)::int count from conversion_worth c
          where c.plan_id = p.id and c.at >= $2 and c.counts_as in ('pending', 'approved')) won
      where p.status = 'putting' and began.at <= $2 and won.count < $3`,
    [now, since, learningFrom],
  );
}

/** Tells of plans of whose orders too many were taken back. */
export async function tellOfReversals(sql: Sql, now: Date): Promise<void> {
  await sql(
    `select tell_of_plan(p.id, 'plan-reversals', 'reversals',
              jsonb_build_object('percent', round(100.0 * won.reversed / won.count)), $1)
       from plan p cross join lateral (
         select count(*) count, count(*) filter (where c.counts_as = 'reversed') reversed
           from conversion_worth c where c.plan_id = p.id and c.state <> 'refused') won
      where p.status in ('putting', 'putFinished', 'waitSettlement')
        and won.count >= $2 and won.reversed * 100 > won.count * $3`,
    [now, ordersMin, reversedPercent],
  );
}

/** Tells partners of offers that have just arrived, in the transaction that made them. */
export async function tellOfOffers(sql: Sql, nos: readonly string[], now: Date): Promise<void> {
  await sql(
    `select tell_of_plan(id, 'plan-offered', 'offered', '{}', $2) from plan where no = any ($1)`,
    [nos, now],
  );
}

/** Tells a follower that money was put by following. */
export async function tellOfCopy(
  sql: Sql,
  planId: bigint,
  amount: Micro,
  now: Date,
): Promise<void> {
  await sql(`select tell_of_plan($1, 'plan-copied', 'copied', $2, $3)`, [
    planId,
    JSON.stringify({ amount: formatMicro(amount) }),
    now,
  ]);
}
