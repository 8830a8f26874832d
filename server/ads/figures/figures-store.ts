import type { Balances, Data, Sums } from '#domain/delivery/ad-center-figures.ts';
import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase, netReasons } from '#domain/delivery/flag.ts';
import type { Language } from '#domain/language.ts';
import { earliestOf } from '#domain/time.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';

/** The bounds between which to sum, in order, and the UTC days that they split. */
export interface SlotBounds {
  readonly bounds: readonly Date[];
  readonly splitDays: readonly Date[];
}

const deliveryKinds: readonly number[] = [impressionCode, clickCode];

// What counted less what was flagged, because flagged events stay among the counted ones too.
const netSum = (column: Fragment) =>
  fragment`sum(case reason when ${literal(countsCode)} then ${column} else -${column} end)`;
const netCount = netSum(fragment`count`);
const netCost = netSum(fragment`cost`);

/** Which kinds of data a partner has ever had, and since when there are figures. */
export interface FigureHistory extends Data {
  readonly first: Date | null;
}

export const getFigureHistory = (sql: Sql, partnerId: string): Promise<FigureHistory> =>
  sql.one<FigureHistory>`
    select min(t.at) first, count(t.at) > 0 has_put,
           coalesce(bool_or(p.origin = 'follow' and t.at is not null), false) has_followed,
           coalesce(bool_or(r.rolled_to > 0), false) has_delivery
      from plan p left join plan_put t on t.plan_id = p.id
      left join rollup_progress r on r.plan_id = p.id
     where p.partner_id = ${partnerId}`;

/** How long events may take from a server process to the table. */
const writeMsMax = 5_000;

/**
 * Before this moment everything is counted: events that are not yet rolled up or not yet written
 * happened later. Null when nothing was ever put.
 */
export async function findCompleteTo(sql: Sql, partnerId: string, now: Date): Promise<Date | null> {
  const { plans, earliest } = await sql.one<{ plans: bigint; earliest: Date | null }>`
    select count(*) plans, min(waiting.at) earliest
      from rollup_progress r join plan_meter m using (plan_id)
      left join lateral (
        select min(e.at) at from (
          select at from event where plan_id = r.plan_id and no > r.rolled_to
           order by no limit 1000) e
      ) waiting on m.last_no > r.rolled_to
     where r.partner_id = ${partnerId}`;
  if (plans === 0n) return null;

  return earliestOf(new Date(now.getTime() - writeMsMax), earliest);
}

interface DeliverySlot {
  readonly slot: number;
  readonly kind: number;
  readonly count: bigint;
  readonly cost: bigint;
}

/** Valid, unflagged delivery by slot: whole UTC days by day, split ones by the quarter hour. */
export const listDelivery = (
  sql: Sql,
  partnerId: string,
  cuts: SlotBounds,
): Promise<DeliverySlot[]> =>
  sql.many<DeliverySlot>`
    select width_bucket(at, ${cuts.bounds}::timestamptz[]) slot, kind,
           ${netCount}::bigint count, ${netCost}::bigint cost
      from (select day at, kind, reason, count, cost from rollup_partner_day
             where partner_id = ${partnerId} and kind = any (${deliveryKinds}::smallint[])
               and reason = any (${netReasons}::smallint[])
               and day <> all (${cuts.splitDays}::timestamptz[])
             union all
            select r.bucket, r.kind, r.reason, r.count, r.cost
              from unnest(${cuts.splitDays}::timestamptz[]) as split (day)
              cross join unnest(${deliveryKinds}::smallint[]) as wanted (kind)
              cross join unnest(${netReasons}::smallint[]) as net (reason)
              join rollup_partner r on r.partner_id = ${partnerId} and r.kind = wanted.kind
               and r.reason = net.reason and r.bucket >= split.day
               and r.bucket < split.day + interval '24 hours') as parts
     group by slot, kind`;

/** Which plans were delivered in which slot: of a split day, the rollup by quarter hours says. */
export const listActivePlans = (
  sql: Sql,
  partnerId: string,
  cuts: SlotBounds,
): Promise<{ slot: number; plan: string }[]> =>
  sql.many`
    with active as materialized (
      select distinct plan_id, day from rollup_plan_day
       where partner_id = ${partnerId} and kind = any (${deliveryKinds}::smallint[])
         and reason = ${literal(countsCode)}
    ), slots as (
      select (at - 1)::int slot, coalesce(lag(bound) over w, '-infinity') since,
             coalesce(bound, 'infinity') until
        from unnest(${cuts.bounds}::timestamptz[] || array[null::timestamptz])
             with ordinality as listed (bound, at)
      window w as (order by at)
    )
    select width_bucket(day, ${cuts.bounds}::timestamptz[]) slot, plan_id::text plan
      from active where day <> all (${cuts.splitDays}::timestamptz[])
    union
    select slots.slot, active.plan_id::text
      from active join slots on slots.since < active.day + interval '24 hours'
                            and slots.until > active.day
     where active.day = any (${cuts.splitDays}::timestamptz[])
       and exists (select from unnest(${deliveryKinds}::smallint[]) as wanted (kind)
             join rollup_placement pl on pl.plan_id = active.plan_id and pl.kind = wanted.kind
              and pl.reason = ${literal(countsCode)}
              and pl.bucket >= greatest(slots.since, active.day)
              and pl.bucket < least(slots.until, active.day + interval '24 hours'))`;

interface MoneySlot {
  readonly slot: number;
  readonly invested: bigint;
  readonly operated: bigint;
  readonly adRevenue: bigint;
  readonly profitShare: bigint;
}

/** The money movements of a partner's plans, each with its time and plan. */
const moneyMoves = (partnerId: string) => fragment`
  select p.id plan_id, t.at, t.amount invested,
         case p.origin when 'follow' then t.amount else 0 end operated, 0 revenue, 0 shared
    from plan p join plan_put t on t.plan_id = p.id where p.partner_id = ${partnerId}
  union all
  select p.id, s.at, 0, 0, c.commission - c.fee, 0
    from plan p join conversion c on c.plan_id = p.id
    join conversion_step s on s.conversion_id = c.id and s.state = 'approved'
   where p.partner_id = ${partnerId}
  union all
  select p.id, undone.at, 0, 0, c.fee - c.commission, 0
    from plan p join conversion c on c.plan_id = p.id
    join conversion_step s on s.conversion_id = c.id and s.state = 'approved'
    join entry_undone undone on undone.entry_id = s.entry_id
   where p.partner_id = ${partnerId}
  union all
  select p.id, e.at, 0, 0, 0, -o.amount
    from plan p join entry e on e.kind = 'profit_share' and e.cause ->> 'plan' = p.no
    join posting o on o.entry_id = e.id and o.owner = p.partner_id
   where p.partner_id = ${partnerId}
  union all
  select p.id, undone.at, 0, 0, 0, o.amount
    from plan p join entry e on e.kind = 'profit_share' and e.cause ->> 'plan' = p.no
    join posting o on o.entry_id = e.id and o.owner = p.partner_id
    join entry_undone undone on undone.entry_id = e.id
   where p.partner_id = ${partnerId}`;

export const listMoney = (sql: Sql, partnerId: string, cuts: SlotBounds): Promise<MoneySlot[]> =>
  sql.many<MoneySlot>`
    select width_bucket(at, ${cuts.bounds}::timestamptz[]) slot, sum(invested)::bigint invested,
           sum(operated)::bigint operated, sum(revenue)::bigint ad_revenue,
           sum(shared)::bigint profit_share
      from (${moneyMoves(partnerId)}) as moves group by slot`;

/** The sums of one plan between two moments. */
export interface PlanSums extends Omit<Sums, 'plans' | 'networkCost'>, Balances {
  readonly planId: bigint;
  readonly planNo: string;
  readonly product: string;
  readonly isActive: boolean;
}

/** The sums of each plan between two moments, which add up to a figure. */
export const listPlanSums = (
  sql: Sql,
  partnerId: string,
  language: Language,
  startsAt: Date | null,
  endsAt: Date | null,
): Promise<PlanSums[]> =>
  sql.many<PlanSums>`
    select p.id plan_id, p.no plan_no, coalesce(d.names ->> ${language}, d.name) product,
           coalesce(money.invested, 0)::bigint invested,
           coalesce(money.operated, 0)::bigint operated,
           coalesce(money.revenue, 0)::bigint ad_revenue,
           coalesce(money.shared, 0)::bigint profit_share,
           coalesce(delivered.cost, 0)::bigint consumed,
           coalesce(delivered.impressions, 0)::bigint impressions,
           coalesce(delivered.clicks, 0)::bigint clicks,
           coalesce(delivered.active, 0) > 0 is_active, coalesce(w.own, 0) waiting,
           coalesce(expected.pending, 0)::bigint pending
      from plan p join product d on d.id = p.product_id
      left join plan_waiting w on w.plan_id = p.id
      left join (
        select c.plan_id, sum(c.commission - c.fee) pending
          from conversion_now c join plan o on o.id = c.plan_id
         where o.partner_id = ${partnerId} and c.state = 'pending'
         group by c.plan_id) as expected
           on expected.plan_id = p.id
      left join (
        select plan_id, sum(invested) invested, sum(operated) operated, sum(revenue) revenue,
               sum(shared) shared
          from (${moneyMoves(partnerId)}) as moves
         where (${startsAt}::timestamptz is null or at >= ${startsAt})
           and (${endsAt}::timestamptz is null or at < ${endsAt})
         group by plan_id) as money on money.plan_id = p.id
      left join lateral (
        select ${netCost} cost,
               ${netCount} filter (where kind = ${impressionCode}) impressions,
               ${netCount} filter (where kind = ${clickCode}) clicks,
               sum(count) filter (where reason = ${literal(countsCode)}) active
          from rollup_placement pl
         where pl.plan_id = p.id and pl.kind in (${impressionCode}, ${clickCode})
           and (pl.reason = ${literal(countsCode)} or pl.reason >= ${literal(flagCodeBase)})
           and (${startsAt}::timestamptz is null or pl.bucket >= ${startsAt})
           and (${endsAt}::timestamptz is null or pl.bucket < ${endsAt})) as delivered on true
     where p.partner_id = ${partnerId}
     order by p.id`;
