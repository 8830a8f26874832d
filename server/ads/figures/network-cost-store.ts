import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode, netReasons } from '#domain/delivery/flag.ts';
import type { Micro } from '#domain/money.ts';
import type { Funding } from '#domain/plan/put.ts';
import { literal, type Sql } from '../../platform/database/database.ts';
import type { SlotBounds } from './figures-store.ts';

export interface NetworkPut extends Funding {
  readonly planId: bigint;
  readonly creditedDiscount: Micro;
  readonly creditedStartup: Micro;
}

/**
 * The puts that coupons or start-up funds paid a part of, with what credits returned of these; only
 * of plans with delivery since a moment, if one is given.
 */
export const listNetworkPuts = (
  sql: Sql,
  partnerId: string,
  since: Date | null,
): Promise<NetworkPut[]> =>
  sql.many<NetworkPut>`
    select t.plan_id, t.own, t.discount, t.startup,
           coalesce(sum(c.discount), 0)::bigint credited_discount,
           coalesce(sum(c.startup), 0)::bigint credited_startup
      from plan p join plan_put t on t.plan_id = p.id
      left join plan_credit c on c.plan_id = p.id
     where p.partner_id = ${partnerId} and t.discount + t.startup > 0
       and (${since}::timestamptz is null or exists (select from rollup_plan_day d
             where d.plan_id = p.id and d.day > ${since}::timestamptz - interval '24 hours'))
     group by t.plan_id`;

export interface PlanCost {
  readonly planId: bigint;
  readonly slot: number;
  readonly cost: bigint;
}

/** What plans cost in each slot: whole UTC days by day, split ones by the quarter hour. */
export const listPlanCosts = (
  sql: Sql,
  planIds: readonly bigint[],
  cuts: SlotBounds,
): Promise<PlanCost[]> =>
  sql.many<PlanCost>`
    with days as materialized (
      select plan_id, day, kind, reason, cost from rollup_plan_day
       where plan_id = any (${planIds}::bigint[])
         and kind = any (${[impressionCode, clickCode]}::smallint[])
         and reason = any (${netReasons}::smallint[])
    )
    select plan_id, width_bucket(at, ${cuts.bounds}::timestamptz[]) slot,
           sum(case reason when ${literal(countsCode)} then cost else -cost end)::bigint cost
      from (select plan_id, day at, reason, cost from days
             where day <> all (${cuts.splitDays}::timestamptz[])
             union all
            select r.plan_id, r.bucket, r.reason, r.cost
              from days join rollup_placement r on r.plan_id = days.plan_id
               and r.kind = days.kind and r.reason = days.reason and r.bucket >= days.day
               and r.bucket < days.day + interval '24 hours'
             where days.day = any (${cuts.splitDays}::timestamptz[])) as parts
     group by plan_id, slot order by plan_id, slot`;
