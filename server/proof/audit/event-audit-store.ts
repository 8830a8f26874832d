import { literal, type Sql } from '../../platform/database/database.ts';

/** How far a plan's events have been summed, and the result. */
export interface AuditedPlan {
  readonly planId: bigint;
  readonly planNo: string;
  readonly no: bigint;
  readonly cost: bigint;
  readonly billings: number;
  /** Whether the meter and the billings agree with the events up to there. */
  readonly isSound: boolean;
}

const plansAtOnce = 500;
const eventsOfPlanAtOnce = 50_000;

/**
 * Sums the new events of plans that changed since the last check, and compares each new billing
 * with the events it covers. Reads only those events, however many came before.
 */
export const auditNewEvents = (sql: Sql, lastPlanId: bigint): Promise<AuditedPlan[]> =>
  sql.many<AuditedPlan>`
    select moved.plan_id, plan.no plan_no, moved.up_to no,
           moved.cost + added.cost "cost", billed.billings,
           added.count = moved.up_to - moved.no and billed.fits
             and (moved.up_to < moved.last_no or moved.spent = moved.cost + added.cost
               and moved.last_no = (select coalesce(max(last.no), 0) from event last
                     where last.plan_id = moved.plan_id)) is_sound
      from (
        select m.plan_id, m.last_no, m.spent, held.no, held.cost, held.billings,
               greatest(held.no, least(m.last_no, held.no + ${literal(eventsOfPlanAtOnce)})) up_to
          from plan_meter m left join plan_audited a using (plan_id)
         cross join lateral (
           select coalesce(a.no, 0) no, coalesce(a.cost, 0) "cost",
                  coalesce(a.billings, 0) billings
         ) held
         where m.plan_id > ${lastPlanId}
           and (m.last_no <> held.no or m.spent <> held.cost
             or exists (select from billing b
                         where b.plan_id = m.plan_id and b.no > held.billings))
         order by m.plan_id limit ${literal(plansAtOnce)}
      ) moved
      join plan on plan.id = moved.plan_id
     cross join lateral (
       select count(*) count, coalesce(sum(e.cost), 0)::bigint "cost" from (
         select one.cost from event one
          where one.plan_id = moved.plan_id and one.no > moved.no and one.no <= moved.up_to
          order by one.no limit ${literal(eventsOfPlanAtOnce)}
       ) e
     ) added
     cross join lateral (
       select coalesce(max(b.no), moved.billings) billings,
              coalesce(bool_and(b.cost = covered.cost), true) fits
         from billing b
        cross join lateral (
          select coalesce(max(p.upto), 0) upto from billing p
           where p.plan_id = b.plan_id and p.no = b.no - 1
        ) previous
        cross join lateral (
          select coalesce(sum(e.cost), 0) "cost" from (
            select one.cost from event one
             where one.plan_id = b.plan_id and one.no > previous.upto and one.no <= b.upto
             order by one.no limit b.upto - previous.upto
          ) e
        ) covered
        where b.plan_id = moved.plan_id and b.no > moved.billings and b.upto <= moved.up_to
     ) billed
     order by moved.plan_id`;

export async function saveAuditedPlans(sql: Sql, plans: readonly AuditedPlan[]): Promise<void> {
  const planIds = plans.map(({ planId }) => planId);
  const numbers = plans.map(({ no }) => no);
  const costs = plans.map(({ cost }) => cost);
  const billings = plans.map((plan) => plan.billings);

  await sql`
    insert into plan_audited as held (plan_id, no, cost, billings)
    select * from unnest(${planIds}::bigint[], ${numbers}::bigint[], ${costs}::bigint[],
      ${billings}::int[])
    on conflict (plan_id) do update
       set no = excluded.no, cost = excluded.cost, billings = excluded.billings
     where excluded.no > held.no or excluded.billings > held.billings`;
}

/** The position of the walk through all old events. */
export interface EventWalk {
  readonly planId: bigint;
  /** The last event read, or null when the plan is finished. */
  readonly no: bigint | null;
  readonly count: bigint;
  readonly cost: bigint;
  /** Publishers' pay for events that cost the plan nothing. */
  readonly unbilledPay: bigint;
}

export interface WalkedPlan extends EventWalk {
  readonly no: bigint;
  readonly planNo: string;
  /** How far and to what sum the plan was audited, and what publishers are owed beyond that. */
  readonly auditedNo: bigint;
  readonly auditedCost: bigint;
  readonly owed: bigint;
}

/** The next events of the walk's current plan, or of the next plan; null at the end. */
export async function walkEvents(
  sql: Sql,
  { planId, no }: EventWalk,
  eventsMax: number,
): Promise<WalkedPlan | null> {
  return sql.maybeOne<WalkedPlan>`
    select a.plan_id, plan.no plan_no, a.no audited_no, a.cost audited_cost,
           coalesce(part.no, from_no) no, part.count, part.cost, part.pay unbilled_pay,
           (select coalesce(sum(amount), 0)::bigint from over_delivery o
             where o.plan_id = a.plan_id) owed
      from plan_audited a join plan on plan.id = a.plan_id
     cross join lateral (
       select case a.plan_id when ${planId} then ${no} else 0 end::bigint from_no
     ) start
     cross join lateral (
       select count(*) count, max(e.no) no, coalesce(sum(e.cost), 0)::bigint "cost",
              coalesce(sum(e.pay) filter (where e.cost = 0), 0)::bigint pay
         from (
           select one.no, one.cost, one.pay from event one
            where one.plan_id = a.plan_id and one.no > from_no and one.no <= a.no
            order by one.no limit ${eventsMax}
         ) e
     ) part
     where (a.plan_id > ${planId} or (a.plan_id = ${planId} and a.no > ${no}))
       and not exists (select from sealed_plan s where s.plan_id = a.plan_id)
     order by a.plan_id limit 1`;
}
