import { type EventKind, eventKinds } from '#domain/delivery/event.ts';
import type { PerformanceGroup } from '#domain/desk/performance.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

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
const net = (what: 'count' | 'cost' | 'pay', kind?: EventKind) =>
  `coalesce(sum(case when r.reason = -1 then r.${what} when r.reason >= 100 then -r.${what} end)
     ${kind ? `filter (where r.kind = ${codeOf(kind)})` : ''}, 0)::bigint`;

const sums = `${net('count', 'serve')} serves, ${net('count', 'impression')} impressions,
  ${net('count', 'click')} clicks,
  coalesce(sum(r.count) filter (where r.reason >= 0
    and r.kind in (${codeOf('impression')}, ${codeOf('click')})), 0)::bigint invalid,
  ${net('cost')} consumed, ${net('pay')} "publisherPay"`;

const rowsMax = 500;

/** By day and plan, and so by everything that a plan belongs to. */
const byPlan = (key: string, name: string, of: string) => `
  with delivered as (
    select ${key} key, ${sums}
      from rollup_plan_day r join plan l on l.id = r.plan_id
      join product d on d.id = l.product_id
     where r.day >= $1 and r.day < $2 group by 1
  ), ordered as (
    select ${key} key, count(*) orders, sum(c.commission)::bigint commission
      from conversion_now c join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where c.at >= $1 and c.at < $2 and c.state <> 'refused' group by 1
  ), approved as (
    select ${key} key, sum(c.commission - c.fee)::bigint settled
      from conversion_step s join conversion c on c.id = s.conversion_id
      join plan l on l.id = c.plan_id join product d on d.id = l.product_id
     where s.state = 'approved' and s.at >= $1 and s.at < $2 group by 1
  ), put_on as (
    select ${key} key, sum(u.amount)::bigint put
      from plan_put u join plan l on l.id = u.plan_id join product d on d.id = l.product_id
     where u.at >= $1 and u.at < $2 group by 1
  )
  select g.key::text, ${name} as name, ${of} "of", null::bigint requests,
         coalesce(e.serves, 0) serves, coalesce(e.impressions, 0) impressions,
         coalesce(e.clicks, 0) clicks, coalesce(e.invalid, 0) invalid,
         coalesce(e.consumed, 0) consumed, coalesce(e."publisherPay", 0) "publisherPay",
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
const byPlacement = (key: string, name: string, of: string) => `
  with active as materialized (
    select distinct plan_id, kind, reason from rollup_plan_day where day >= $1 and day < $2
  ), delivered as (
    select z.${key} key, ${sums}
      from active join rollup_placement r using (plan_id, kind, reason)
      join placement z on z.id = r.placement_id
     where r.bucket >= $1 and r.bucket < $2 group by 1
  ), asked as (
    select z.${key} key, sum(q.count)::bigint requests
      from placement z join placement_request q on q.placement_id = z.id
     where q.hour >= $1 and q.hour < $2 group by 1
  )
  select g.key::text, ${name} as name, ${of} "of", coalesce(a.requests, 0) requests,
         coalesce(e.serves, 0) serves, coalesce(e.impressions, 0) impressions,
         coalesce(e.clicks, 0) clicks, coalesce(e.invalid, 0) invalid,
         coalesce(e.consumed, 0) consumed, coalesce(e."publisherPay", 0) "publisherPay",
         null::bigint orders, null::bigint commission, null::bigint settled, null::bigint put
    from (select key from delivered union select key from asked) g
    left join delivered e on e.key = g.key left join asked a on a.key = g.key`;

const ordered = `order by consumed desc, key limit ${rowsMax}`;

const statements: Record<PerformanceGroup, string> = {
  merchant: `${byPlan('d.merchant_id', 'm.name', 'null::text')}
    join merchant m on m.id = g.key ${ordered}`,
  product: `${byPlan('l.product_id', 'd.name', 'm.name')}
    join product d on d.id = g.key join merchant m on m.id = d.merchant_id ${ordered}`,
  publisher: `${byPlacement('publisher_id', 'u.name', 'null::text')}
    join publisher u on u.id = g.key ${ordered}`,
  placement: `${byPlacement('key', 'z.name', 'u.name')}
    join placement z on z.key = g.key join publisher u on u.id = z.publisher_id ${ordered}`,
};

export const listGroups = (
  sql: Sql,
  by: PerformanceGroup,
  from: Date,
  to: Date,
): Promise<PerformanceRow[]> => sql<PerformanceRow>(statements[by], [from, to]);

export const listPartnerGroups = (sql: Sql, from: Date, to: Date): Promise<PerformanceRow[]> =>
  sql<PerformanceRow>(
    `${byPlan('l.partner_id', 'coalesce(p.username, p.nickname)', 'null::text')}
     join partner p on p.id = g.key ${ordered}`,
    [from, to],
  );
