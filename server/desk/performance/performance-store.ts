import type { listPerformance } from '#contract/desk/performance.ts';
import type { Reply } from '#contract/route.ts';
import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { PerformanceGroup } from '#domain/desk/performance.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';

type PerformanceRow = Reply<typeof listPerformance>['list'][number];

// A rollup adds up events of one kind and reason. The reason says whether they count, were found
// invalid on arrival, or flagged: found invalid later.
const isCounted = fragment`r.reason = ${literal(countsCode)}`;
const isFlagged = fragment`r.reason >= ${literal(flagCodeBase)}`;
const isInvalid = fragment`r.reason <> ${literal(countsCode)}`;

/** What counts less what was flagged, because flagged events stay among the counted ones too. */
const net = (column: Fragment) => fragment`
  sum(case when ${isCounted} then ${column} when ${isFlagged} then -${column} end)`;

const netSum = (column: Fragment) => fragment`coalesce(${net(column)}, 0)::bigint`;
const netCount = (kind: number) => fragment`
  coalesce(${net(fragment`r.count`)} filter (where r.kind = ${literal(kind)}), 0)::float8`;

const figures = fragment`
  ${netCount(serveCode)} serves,
  ${netCount(impressionCode)} impressions,
  ${netCount(clickCode)} clicks,
  coalesce(sum(r.count) filter (where ${isInvalid}
    and r.kind in (${literal(impressionCode)}, ${literal(clickCode)})), 0)::float8 invalid,
  ${netSum(fragment`r.cost`)} consumed,
  ${netSum(fragment`r.pay`)} publisher_pay`;

interface Period {
  readonly startsAt: Date;
  /** The first moment after it. */
  readonly endsAt: Date;
}

const isWithin = (time: Fragment, { startsAt, endsAt }: Period) =>
  fragment`${time} >= ${startsAt} and ${time} < ${endsAt}`;

/** By day and plan, and so by everything that a plan belongs to. */
const byPlan = (period: Period, key: Fragment, name: Fragment, owner: Fragment) => fragment`
  with delivered as (
    select ${key} key, ${figures}
      from rollup_plan_day r join plan l on l.id = r.plan_id
      join product d on d.id = l.product_id
     where ${isWithin(fragment`r.day`, period)}
     group by ${key}
  ), ordered as (
    select ${key} key, count(*)::int orders, sum(c.commission)::bigint commission
      from conversion_now c join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where ${isWithin(fragment`c.at`, period)} and c.state <> 'refused'
     group by ${key}
  ), approved as (
    select ${key} key, sum(c.commission - c.fee)::bigint settled
      from conversion_step s join conversion c on c.id = s.conversion_id
      join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where s.state = 'approved' and ${isWithin(fragment`s.at`, period)}
     group by ${key}
  ), put_on as (
    select ${key} key, sum(u.amount)::bigint put
      from plan_put u join plan l on l.id = u.plan_id join product d on d.id = l.product_id
     where ${isWithin(fragment`u.at`, period)}
     group by ${key}
  )

  select g.key::text, ${name} as name, ${owner} "of", null::float8 requests,
         coalesce(e.serves, 0) serves, coalesce(e.impressions, 0) impressions,
         coalesce(e.clicks, 0) clicks, coalesce(e.invalid, 0) invalid,
         coalesce(e.consumed, 0) consumed, coalesce(e.publisher_pay, 0) publisher_pay,
         coalesce(o.orders, 0) orders, coalesce(o.commission, 0)::bigint commission,
         coalesce(a.settled, 0)::bigint settled, coalesce(i.put, 0)::bigint put
    from (select key from delivered union select key from ordered
          union select key from approved union select key from put_on) g
    left join delivered e on e.key = g.key left join ordered o on o.key = g.key
    left join approved a on a.key = g.key left join put_on i on i.key = g.key`;

/**
 * By placement. Placement rollups are indexed by plan, so the plans of these days come first; no
 * table is scanned, and events are not read at all.
 */
const byPlacement = (period: Period, key: Fragment, name: Fragment, owner: Fragment) => fragment`
  with active as materialized (
    select distinct plan_id, kind, reason from rollup_plan_day
     where ${isWithin(fragment`day`, period)}
  ), delivered as (
    select ${key} key, ${figures}
      from active join rollup_placement r using (plan_id, kind, reason)
      join placement z on z.id = r.placement_id
     where ${isWithin(fragment`r.bucket`, period)}
     group by ${key}
  ), asked as (
    select ${key} key, sum(q.count)::float8 requests
      from placement z join placement_request q on q.placement_id = z.id
     where ${isWithin(fragment`q.hour`, period)}
     group by ${key}
  )

  select g.key::text, ${name} as name, ${owner} "of", coalesce(a.requests, 0) requests,
         coalesce(e.serves, 0) serves, coalesce(e.impressions, 0) impressions,
         coalesce(e.clicks, 0) clicks, coalesce(e.invalid, 0) invalid,
         coalesce(e.consumed, 0) consumed, coalesce(e.publisher_pay, 0) publisher_pay,
         null::int orders, null::bigint commission, null::bigint settled, null::bigint put
    from (select key from delivered union select key from asked) g
    left join delivered e on e.key = g.key left join asked a on a.key = g.key`;

const rowsMax = 500;
const largestFirst = fragment`order by consumed desc, key limit ${literal(rowsMax)}`;

const noOwner = fragment`null::text`;

const statements: Record<PerformanceGroup, (period: Period) => Fragment> = {
  merchant: (period) => fragment`
    ${byPlan(period, fragment`d.merchant_id`, fragment`m.name`, noOwner)}
    join merchant m on m.id = g.key ${largestFirst}`,
  product: (period) => fragment`
    ${byPlan(period, fragment`l.product_id`, fragment`d.name`, fragment`m.name`)}
    join product d on d.id = g.key join merchant m on m.id = d.merchant_id ${largestFirst}`,
  publisher: (period) => fragment`
    ${byPlacement(period, fragment`z.publisher_id`, fragment`u.name`, noOwner)}
    join publisher u on u.id = g.key ${largestFirst}`,
  placement: (period) => fragment`
    ${byPlacement(period, fragment`z.key`, fragment`z.name`, fragment`u.name`)}
    join placement z on z.key = g.key join publisher u on u.id = z.publisher_id ${largestFirst}`,
};

export const listGroups = (
  sql: Sql,
  group: PerformanceGroup,
  period: Period,
): Promise<PerformanceRow[]> => sql.many<PerformanceRow>`${statements[group](period)}`;

const partnerName = fragment`coalesce(p.username, p.nickname)`;

export const listPartnerGroups = (sql: Sql, period: Period): Promise<PerformanceRow[]> =>
  sql.many<PerformanceRow>`
    ${byPlan(period, fragment`l.partner_id`, partnerName, noOwner)}
    join partner p on p.id = g.key ${largestFirst}`;
