import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import { learningDays, learningFrom } from '#domain/delivery/learning.ts';
import { alertRules } from '#domain/plan/alert.ts';
import { daysBefore, hourMs, minuteMs } from '#domain/time.ts';
import { type Picture, pictureOf } from '../../ads/catalogue/catalogue.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

const { slowPercent, slowHours, reversedPercent, ordersMin } = alertRules;

/** Pacing is sampled every five minutes; a longer gap may only mean a restart. */
const sampleGapMax = `${30 * minuteMs} milliseconds`;

export interface PlanPercent {
  readonly planId: bigint;
  readonly planNo: string;
  readonly percent: number;
}

/** Plans that stayed below their pacing target for hours and have not been alerted yet. */
export function listSlowPlans(sql: Sql, now: Date): Promise<PlanPercent[]> {
  const since = new Date(now.getTime() - slowHours * hourMs);
  return sql.many<PlanPercent>`
    select p.id plan_id, p.no plan_no, round(100.0 * lately.spent / lately.target)::int percent
      from plan p cross join lateral (
        select bool_and(q.spent * 100 < q.target * ${slowPercent}) is_slow,
               min(q.at) "first", max(q.at) "last", max(q.spent) spent, max(q.target) target
          from plan_pace q where q.plan_id = p.id and q.at > ${since} and q.at <= ${now}) lately
     where p.status = 'putting' and p.paused_by is null and lately.is_slow
       -- A plan paced as fast as possible has no schedule to fall behind.
       and not exists (select from product d
                        where d.id = p.product_id and d.put_rule ->> 'pacing' = 'asap')
       and lately.target > 0
       and lately."first" <= ${since}::timestamptz + ${sampleGapMax}::interval
       and lately."last" >= ${now}::timestamptz - ${sampleGapMax}::interval
       -- A pause within these hours explains the low spend.
       and not exists (select from plan_pause s where s.plan_id = p.id and s.at > ${since})
       and not exists (select from plan_alert a where a.plan_id = p.id and a.cause = 'slow')`;
}

export interface LimitedPlan {
  readonly planId: bigint;
  readonly planNo: string;
  /** How often the plan's placements were changed: each change restarts learning. */
  readonly rules: number;
  readonly orders: number;
}

/** Plans whose learning phase ended with too few orders to learn from. */
export function listLimitedPlans(sql: Sql, now: Date): Promise<LimitedPlan[]> {
  const since = daysBefore(now, learningDays);
  return sql.many<LimitedPlan>`
    select p.id plan_id, p.no plan_no, began.rules, won.count orders
      from plan p
      cross join lateral (
        select greatest((select max(s.at) from plan_step s
                          where s.plan_id = p.id and s.to_status = 'putting'), max(r.at)) at,
               count(*)::int rules
          from plan_rule r where r.plan_id = p.id) began
      cross join lateral (
        select count(*)::int count from conversion_worth c
         where c.plan_id = p.id and c.at >= ${since} and c.counts_as in ('pending', 'approved')) won
     where p.status = 'putting' and began.at <= ${since} and won.count < ${learningFrom}
       -- A plan is alerted again after its placements change: learning has restarted.
       and not exists (select from plan_alert a
                        where a.plan_id = p.id and a.cause = 'learning limited ' || began.rules)`;
}

/** Plans with too high a share of reversed orders. */
export const listReversedPlans = (sql: Sql): Promise<PlanPercent[]> =>
  sql.many<PlanPercent>`
    select p.id plan_id, p.no plan_no, round(100.0 * won.reversed / won.count)::int percent
      from plan p cross join lateral (
        select count(*) count, count(*) filter (where c.counts_as = 'reversed') reversed
          from conversion_worth c where c.plan_id = p.id and c.state <> 'refused') won
     where p.status in ('putting', 'putFinished', 'waitSettlement')
       and won.count >= ${ordersMin} and won.reversed * 100 > won.count * ${reversedPercent}
       and not exists (select from plan_alert a where a.plan_id = p.id and a.cause = 'reversals')`;

/** The first of its kind for a partner, of which there is one, whatever follows. */
export interface FirstEvent {
  readonly planId: bigint;
  readonly planNo: string;
  readonly what: 'impression' | 'click' | 'order';
  readonly picture: Picture;
}

/** The first impression, click and order that counted, of partners who were not told of theirs. */
export const listFirstEvents = (sql: Sql): Promise<FirstEvent[]> =>
  sql.many<FirstEvent>`
    select distinct on (p.partner_id, f.what) p.id plan_id, p.no plan_no, f.what,
           ${pictureOf(fragment`p`)} picture
      from plan p cross join lateral (
        select case r.kind when ${impressionCode} then 'impression' else 'click' end what,
               min(r.bucket) at
          from rollup_placement r
         where r.plan_id = p.id and r.kind in (${impressionCode}, ${clickCode})
           and r.reason = ${literal(countsCode)}
         group by r.kind
        union all
        select 'order', c.at from conversion_worth c
         where c.plan_id = p.id and c.counts_as not in ('refused', 'reversed')) f
     where p.status = 'putting'
       and not exists (select from plan_alert a join plan o on o.id = a.plan_id
                        where o.partner_id = p.partner_id and a.cause = 'first ' || f.what)
     order by p.partner_id, f.what, f.at, p.id`;

export async function listPlanIds(sql: Sql, planNos: readonly string[]): Promise<bigint[]> {
  const rows = await sql.many<{ id: bigint }>`select id from plan where no = any (${planNos})`;
  return rows.map(({ id }) => id);
}

/** The offers of a product, or of an earlier version of it, that still wait for an amount. */
export async function listOpenOffers(sql: Sql, productId: string, now: Date): Promise<bigint[]> {
  const plans = await sql.many<{ id: bigint }>`
    with recursive version as (
      select id, replaces from product where id = ${productId}
      union all
      select earlier.id, earlier.replaces
        from product earlier join version on version.replaces = earlier.id)
    select p.id from plan p join version on version.id = p.product_id
     where p.status = 'waitPut' and p.offered_until > ${now}
     order by p.id`;
  return plans.map(({ id }) => id);
}
