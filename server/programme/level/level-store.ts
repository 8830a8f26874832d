import { type CreditEvent, creditEvents } from '#domain/level/credit.ts';
import { levels } from '#domain/level/level.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  literal,
  literals,
  type Sql,
} from '../../platform/database/database.ts';

/** The consumption of settled plans, which is final: nothing is credited after settlement. */
const settledPlans = fragment`
  select p.partner_id, p.no, s.plan_id, s.at,
         m.spent - coalesce((
           select sum(c.amount) from plan_credit c where c.plan_id = s.plan_id), 0) consumed
    from plan p join plan_step s on s.plan_id = p.id and s.to_status = 'settled'
    join plan_meter m on m.plan_id = p.id`;

/** What each level begins at. */
const levelFloors = fragment`array[${literals(levels.map((level) => level.from))}]::bigint[]`;

/** SQL for a partner's level at a moment, by the published table. */
export const levelAt = (partner: Fragment, at: Fragment): Fragment =>
  fragment`
    width_bucket((select coalesce(sum(f.consumed), 0)::bigint from (${settledPlans}) f
                   where f.partner_id = ${partner} and f.at <= ${at}), ${levelFloors})`;

const eventNames = Object.keys(creditEvents) as CreditEvent[];
const eventPoints = eventNames.map((name) => creditEvents[name]);

/** Every fact that makes up the level and the score, as one list. */
const factsOf = (partnerId: string) => fragment`
  with points (what, points) as (
    select * from unnest(${eventNames}::text[], ${eventPoints}::int[])),
  fact as (
    select f.at, 'plan_settled' what, f.no plan_no, f.plan_id::text id, null::uuid entry_id,
           f.consumed
      from (${settledPlans}) f where f.partner_id = ${partnerId}
    union all
    select e.at,
           case u.kind when 'deposit' then 'deposit_recalled'
             when 'settle' then 'commission_recalled' end,
           u.cause ->> 'plan', e.id::text, e.id, 0
      from entry e join entry u on u.id = e.reverses
      join record r on r.owner = ${partnerId} and r.entry_id = e.id
     where e.kind = 'chargeback'
       and (u.kind = 'deposit' or (u.kind = 'settle' and u.cause ? 'conversion'))
    union all
    -- A chargeback that the balance did not cover is a clawback instead. A clawback of only the
    -- rest belongs to a reversed entry, which the branch above already counts.
    select c.at, 'commission_recalled', u.cause ->> 'plan', c.id::text, c.entry_id, 0
      from clawback c join entry u on u.id = c.entry_id
     where c.partner_id = ${partnerId} and not c.is_rest
    union all
    select v.at, 'vip_bought', null, v.entry_id::text, v.entry_id, 0
      from vip_month v where v.partner_id = ${partnerId}
    union all
    select e.at, 'vip_refunded', null, e.id::text, e.id, 0
      from vip_month v join entry e on e.reverses = v.entry_id where v.partner_id = ${partnerId})`;

export interface Standing {
  /** The consumption of settled plans. */
  readonly consumed: Micro;
  readonly points: number;
}

/** Always summed from the facts: no stored column could disagree with them. */
export async function sumFacts(sql: Sql, partnerId: string): Promise<Standing> {
  return sql.one<Standing>`
    ${factsOf(partnerId)}
    select coalesce(sum(consumed), 0)::bigint consumed, coalesce(sum(points), 0)::int points
      from fact left join points using (what)`;
}

export interface LevelFact {
  readonly id: string;
  readonly at: Date;
  readonly what: CreditEvent | 'vip_bought' | 'vip_refunded';
  readonly planNo: string | null;
  readonly entryId: string | null;
  readonly consumed: Micro;
  readonly points: number;
  /** The running totals, including this fact. */
  readonly consumedAfter: Micro;
  readonly pointsAfter: number;
}

const pageSize = 20;
const cursorShape = /^(\d{1,15})_([0-9a-f-]{1,36})$/;

/** All facts, newest first, each with its running totals. */
export async function listFacts(
  sql: Sql,
  partnerId: string,
  cursor: string | null,
): Promise<{ readonly list: readonly LevelFact[]; readonly next: string | null }> {
  const [, endTime, endId = null] = cursorShape.exec(cursor ?? '') ?? [];
  const endAt = endTime ? new Date(Number(endTime)) : null;
  const rows = await sql.many<LevelFact>`
    ${factsOf(partnerId)}, summed as (
      select id, date_trunc('milliseconds', at) at, what, plan_no, entry_id,
             consumed::bigint consumed, coalesce(points, 0) points,
             (sum(consumed) over byTime)::bigint consumed_after,
             (sum(coalesce(points, 0)) over byTime)::int points_after
        from fact left join points using (what)
      window byTime as (order by date_trunc('milliseconds', at), id))
    select * from summed
     where (${endAt}::timestamptz is null or (at, id) < (${endAt}, ${endId}))
     order by at desc, id desc limit ${literal(pageSize + 1)}`;
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const next = rows.length > pageSize && last ? `${last.at.getTime()}_${last.id}` : null;
  return { list, next };
}
