import { type EventKind, eventKinds } from '#domain/delivery/event.ts';
import type { PerformanceGroup } from '#domain/desk/performance.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  identifier,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

export interface PerformanceRow {
  readonly key: string;
  readonly name: string;
  readonly of: string | null;
  readonly requests: bigint | null;
  readonly serves: bigint;
  readonly impressions: bigint;
  readonly clicks: bigint;
  readonly invalid: bigint;
  readonly consumed: Micro;
  readonly publisherPay: Micro;
  readonly orders: bigint | null;
  readonly commission: Micro | null;
  readonly settled: Micro | null;
  readonly put: Micro | null;
}

const codeOf = (kind: EventKind) => eventKinds.indexOf(kind);

/** What counts, net of what was found invalid later. */
function net(what: 'count' | 'cost' | 'pay', kind?: EventKind): Fragment {
  const column = fragment`r.${identifier(what)}`;
  const isOfKind = kind ? fragment`filter (where r.kind = ${literal(codeOf(kind))})` : fragment``;
  return fragment`
    coalesce(sum(case when r.reason = -1 then ${column} when r.reason >= 100 then -${column} end)
      ${isOfKind}, 0)::bigint`;
}

const sums = fragment`
  ${net('count', 'serve')} serves, ${net('count', 'impression')} impressions,
  ${net('count', 'click')} clicks,
  coalesce(sum(r.count) filter (where r.reason >= 0
    and r.kind in (${literal(codeOf('impression'))}, ${literal(codeOf('click'))})), 0)::bigint
      invalid,
  ${net('cost')} consumed, ${net('pay')} publisher_pay`;

/** The first day, and the one after the last. */
interface Days {
  readonly from: Date;
  readonly to: Date;
}

const rowsMax = 500;

/** By day and plan, and so by everything that a plan belongs to. */
const byPlan = ({ from, to }: Days, key: Fragment, name: Fragment, of: Fragment) => fragment`
  with delivered as (
    select ${key} key, ${sums}
      from rollup_plan_day r join plan l on l.id = r.plan_id
      join product d on d.id = l.product_id
     where r.day >= ${from} and r.day < ${to} group by 1
  ), ordered as (
    select ${key} key, count(*) orders, sum(c.commission)::bigint commission
      from conversion_now c join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where c.at >= ${from} and c.at < ${to} and c.state <> 'refused' group by 1
  ), approved as (
    select ${key} key, sum(c.commission - c.fee)::bigint settled
      from conversion_step s join conversion c on c.id = s.conversion_id
      join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where s.state = 'approved' and s.at >= ${from} and s.at < ${to} group by 1
  ), put_on as (
    select ${key} key, sum(u.amount)::bigint put
      from plan_put u join plan l on l.id = u.plan_id join product d on d.id = l.product_id
     where u.at >= ${from} and u.at < ${to} group by 1
  )
  select g.key::text, ${name} as name, ${of} "of", null::bigint requests,
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
const byPlacement = (
  { from, to }: Days,
  key: 'publisher_id' | 'key',
  name: Fragment,
  of: Fragment,
) => fragment`
  with active as materialized (
    select distinct plan_id, kind, reason from rollup_plan_day where day >= ${from} and day < ${to}
  ), delivered as (
    select z.${identifier(key)} key, ${sums}
      from active join rollup_placement r using (plan_id, kind, reason)
      join placement z on z.id = r.placement_id
     where r.bucket >= ${from} and r.bucket < ${to} group by 1
  ), asked as (
    select z.${identifier(key)} key, sum(q.count)::bigint requests
      from placement z join placement_request q on q.placement_id = z.id
     where q.hour >= ${from} and q.hour < ${to} group by 1
  )
  select g.key::text, ${name} as name, ${of} "of", coalesce(a.requests, 0) requests,
         coalesce(e.serves, 0) serves, coalesce(e.impressions, 0) impressions,
         coalesce(e.clicks, 0) clicks, coalesce(e.invalid, 0) invalid,
         coalesce(e.consumed, 0) consumed, coalesce(e.publisher_pay, 0) publisher_pay,
         null::bigint orders, null::bigint commission, null::bigint settled, null::bigint put
    from (select key from delivered union select key from asked) g
    left join delivered e on e.key = g.key left join asked a on a.key = g.key`;

const ordered = fragment`order by consumed desc, key limit ${literal(rowsMax)}`;

const noName = fragment`null::text`;

const statements: Record<PerformanceGroup, (days: Days) => Fragment> = {
  merchant: (days) => fragment`
    ${byPlan(days, fragment`d.merchant_id`, fragment`m.name`, noName)}
    join merchant m on m.id = g.key ${ordered}`,
  product: (days) => fragment`
    ${byPlan(days, fragment`l.product_id`, fragment`d.name`, fragment`m.name`)}
    join product d on d.id = g.key join merchant m on m.id = d.merchant_id ${ordered}`,
  publisher: (days) => fragment`
    ${byPlacement(days, 'publisher_id', fragment`u.name`, noName)}
    join publisher u on u.id = g.key ${ordered}`,
  placement: (days) => fragment`
    ${byPlacement(days, 'key', fragment`z.name`, fragment`u.name`)}
    join placement z on z.key = g.key join publisher u on u.id = z.publisher_id ${ordered}`,
};

export const listGroups = (sql: Sql, by: PerformanceGroup, days: Days): Promise<PerformanceRow[]> =>
  sql.many<PerformanceRow>`${statements[by](days)}`;

const partnerName = fragment`coalesce(p.username, p.nickname)`;

export const listPartnerGroups = (sql: Sql, days: Days): Promise<PerformanceRow[]> =>
  sql.many<PerformanceRow>`
    ${byPlan(days, fragment`l.partner_id`, partnerName, noName)}
    join partner p on p.id = g.key ${ordered}`;
