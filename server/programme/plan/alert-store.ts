import { learningDays, learningFrom } from '#domain/delivery/learning.ts';
import { alertRules } from '#domain/plan/alert.ts';
import { dayMs, hourMs, minuteMs } from '#domain/plan/limits.ts';
import type { Sql } from '../../platform/database/database.ts';

const { slowPercent, slowHours, reversedPercent, ordersMin } = alertRules;

/** Pacing is sampled every five minutes; a longer gap may only mean a restart. */
const gapMs = 30 * minuteMs;

export interface PlanPercent {
  readonly planId: bigint;
  readonly percent: number;
}

/** Plans that stayed below their pacing target for hours and have not been alerted yet. */
export function listSlowPlans(sql: Sql, now: Date): Promise<PlanPercent[]> {
  const since = new Date(now.getTime() - slowHours * hourMs);
  return sql<PlanPercent>(
    `select p.id "planId", round(100.0 * lately.spent / lately.target)::int percent
       from plan p cross join lateral (
         select bool_and(q.spent * 100 < q.target * $4) "isSlow", min(q.at) "first",
                max(q.at) "last", max(q.spent) spent, max(q.target) target
           from plan_pace q where q.plan_id = p.id and q.at > $2 and q.at <= $1) lately
      where p.status = 'putting' and p.paused_by is null and lately."isSlow"
        -- A plan paced as fast as possible has no schedule to fall behind.
        and not exists (select from product d where d.id = p.product_id
              and d.put_rule ->> 'pacing' = 'asap')
        and lately.target > 0 and lately."first" <= $2::timestamptz + $3::interval
        and lately."last" >= $1::timestamptz - $3::interval
        -- A pause within these hours explains the low spend.
        and not exists (select from plan_pause s where s.plan_id = p.id and s.at > $2)
        and not exists (select from plan_alert a where a.plan_id = p.id and a.cause = 'slow')`,
    [now, since, `${gapMs} milliseconds`, slowPercent],
  );
}

export interface LimitedPlan {
  readonly planId: bigint;
  /** How often the plan's placements were changed: each change restarts learning. */
  readonly rules: number;
  readonly orders: number;
}

/** Plans whose learning phase ended with too few orders to learn from. */
export function listLimitedPlans(sql: Sql, now: Date): Promise<LimitedPlan[]> {
  const since = new Date(now.getTime() - learningDays * dayMs);
  return sql<LimitedPlan>(
    `select p.id "planId", began.rules, won.count orders
       from plan p
       cross join lateral (select greatest((select max(s.at) from plan_step s
            where s.plan_id = p.id and s.to_status = 'putting'), max(r.at)) at,
            count(*)::int rules from plan_rule r where r.plan_id = p.id) began
       cross join lateral (select count(*)::int count from conversion_worth c
          where c.plan_id = p.id and c.at >= $1 and c.counts_as in ('pending', 'approved')) won
      where p.status = 'putting' and began.at <= $1 and won.count < $2
        and not exists (select from plan_alert a
              where a.plan_id = p.id and a.cause = 'learning limited ' || began.rules)`,
    [since, learningFrom],
  );
}

/** Plans with too high a share of reversed orders. */
export const listReversedPlans = (sql: Sql): Promise<PlanPercent[]> =>
  sql<PlanPercent>(
    `select p.id "planId", round(100.0 * won.reversed / won.count)::int percent
       from plan p cross join lateral (
         select count(*) count, count(*) filter (where c.counts_as = 'reversed') reversed
           from conversion_worth c where c.plan_id = p.id and c.state <> 'refused') won
      where p.status in ('putting', 'putFinished', 'waitSettlement')
        and won.count >= $1 and won.reversed * 100 > won.count * $2
        and not exists (select from plan_alert a
              where a.plan_id = p.id and a.cause = 'reversals')`,
    [ordersMin, reversedPercent],
  );

export async function listPlanIds(sql: Sql, nos: readonly string[]): Promise<bigint[]> {
  const rows = await sql<{ id: bigint }>('select id from plan where no = any ($1)', [nos]);
  return rows.map(({ id }) => id);
}
