import type { levelLog } from '#contract/level.ts';
import type { Reply } from '#contract/route.ts';
import { creditEvents } from '#domain/level/credit.ts';
import { levels } from '#domain/level/level.ts';
import type { Micro } from '#domain/money.ts';
import { keysOf } from '#domain/name-list.ts';
import {
  type Fragment,
  fragment,
  type List,
  literals,
  type Page,
  readPage,
  type Sql,
  toCursorTime,
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
export const levelAt = (partner: Fragment, moment: Fragment): Fragment =>
  fragment`
    width_bucket((select coalesce(sum(f.consumed), 0)::bigint from (${settledPlans}) f
                   where f.partner_id = ${partner} and f.at <= ${moment}), ${levelFloors})`;

const eventNames = keysOf(creditEvents);
const eventPoints = eventNames.map((name) => creditEvents[name]);

/** Every fact that makes up the level and the score, as one list. */
const factsOf = (partnerId: string) => fragment`
  (
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
      from vip_month v join entry e on e.reverses = v.entry_id where v.partner_id = ${partnerId}
  )`;

/** The points of each kind of fact; the others have none. */
const points = fragment`
  unnest(${eventNames}::text[], ${eventPoints}::int[]) as points (what, points)`;

export interface Standing {
  /** The consumption of settled plans. */
  readonly consumed: Micro;
  readonly points: number;
}

/** Always summed from the facts: no stored column could disagree with them. */
export async function sumFacts(sql: Sql, partnerId: string): Promise<Standing> {
  return sql.one<Standing>`
    select coalesce(sum(consumed), 0)::bigint consumed, coalesce(sum(points), 0)::int points
      from ${factsOf(partnerId)} fact left join ${points} using (what)`;
}

type ListedFact = Reply<typeof levelLog>['list'][number];

export type LevelFact = Omit<ListedFact, 'scoreAfter' | 'levelAfter' | 'levelBefore'> & {
  /** The points up to this fact. */
  readonly pointsAfter: number;
};

/** All facts, newest first, each with the totals up to it. */
export async function listFacts(
  sql: Sql,
  partnerId: string,
  cursor: string | undefined,
): Promise<Page<LevelFact>> {
  const facts: List = {
    columns: fragment`
      id, at, what, plan_no, entry_id, consumed, points, consumed_after, points_after`,
    from: fragment`
      from (
        select id, ${toCursorTime(fragment`at`)} at, what, plan_no, entry_id,
               consumed::bigint consumed, coalesce(points, 0) points,
               (sum(consumed) over so_far)::bigint consumed_after,
               (sum(coalesce(points, 0)) over so_far)::int points_after
          from ${factsOf(partnerId)} fact left join ${points} using (what)
        window so_far as (order by ${toCursorTime(fragment`at`)}, id)
      ) as summed
     where true`,
    at: fragment`at`,
    id: fragment`id`,
    idType: 'text',
    rowsMax: 20,
  };
  return readPage<LevelFact>(sql, facts, cursor);
}
