import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PlanLimits } from '#domain/plan/limits.ts';
import type { PriceCeilings } from '#domain/plan/price-ceiling.ts';
import type { PauseCause, PlanStatus } from '#domain/plan/status.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import { approvedFormats } from '../../ads/catalogue/catalogue.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';

/** The facts that decide whether something is due: kept few, since there are many plans. */
export interface TendedPlan {
  readonly no: string;
  readonly productId: string;
  readonly status: PlanStatus;
  readonly statusAt: Date;
  readonly pausedBy: PauseCause | null;
  readonly pausedAt: Date | null;
  readonly isWithdrawn: boolean;
  readonly isApproved: boolean;
  readonly commissionMax: Micro;
  readonly escrow: Micro;
  readonly formats: readonly Format[];
  readonly putRule: PutRule;
  readonly targeting: Targeting;
  readonly endsAt: Date;
  readonly amount: Micro;
  readonly spent: Micro;
  readonly spentToday: Micro;
  /** Placements the partner excluded, and when that last changed. */
  readonly excludedPlacements: readonly number[];
  readonly chosenAt: Date | null;
  /** The fee on the media price that the put agreed to. */
  readonly mediaFeeBps: number;
  /** The highest prices the put agreed to. */
  readonly priceCeilings: PriceCeilings;
  /** The windows and floors that the plan was offered with. */
  readonly limits: PlanLimits;
}

/** The plans in a status; with numbers, only those. */
export async function listTended(
  sql: Sql,
  status: 'matching' | 'putting',
  dayStart: Date,
  planNos: readonly string[] | null = null,
): Promise<TendedPlan[]> {
  return sql.many<TendedPlan>`
    select p.no, p.product_id, p.status, p.status_at, p.paused_by,
      case when p.paused_by is not null then (
        select at from plan_pause s where s.plan_id = p.id order by step desc limit 1)
      end paused_at,
      exists (select from product_withdrawal w where w.product_id = d.id) is_withdrawn,
      shown.formats, shown.formats <> '{}' is_approved,
      coalesce(a.balance, 0) escrow, d.put_rule, d.targeting, put.ends_at, put.amount, m.spent,
      agreed.commission_max, agreed.media_fee_bps, agreed.price_ceilings, agreed.limits,
      -- The meter numbers its days from 1970 on.
      case when m.day = floor(extract(epoch from ${dayStart}::timestamptz) / 86400) then m.day_spent
           else 0 end::bigint spent_today,
      array(select x.placement_id from plan_excluded x where x.plan_id = p.id) excluded_placements,
      (select at from plan_rule r where r.plan_id = p.id order by step desc limit 1) chosen_at
     from plan p join product d on d.id = p.product_id
     cross join lateral ${approvedFormats(fragment`p`)} shown
     join plan_put put on put.plan_id = p.id
     join agreed_terms agreed on agreed.plan_id = p.id
     join plan_meter m on m.plan_id = p.id
     left join account a on a.owner = d.merchant_id and a.pocket = 'escrow'
    where p.status = ${status} and (${planNos}::text[] is null or p.no = any (${planNos}))`;
}

interface PlanNumber {
  readonly no: string;
}

/** Offers that expired or whose product was withdrawn. */
export async function listOverOffers(sql: Sql, now: Date): Promise<string[]> {
  const plans = await sql.many<PlanNumber>`
    select p.no from plan p
     where p.status = 'waitPut'
       and (p.offered_until <= ${now}
         or exists (select from product_withdrawal w where w.product_id = p.product_id))
     order by p.id limit 1000`;
  return plans.map(({ no }) => no);
}

/** Plans with unbooked delivery that were last billed before a moment, or never. */
export async function listUnbilled(sql: Sql, billedBefore: Date): Promise<string[]> {
  const plans = await sql.many<PlanNumber>`
    select p.no from plan p join plan_meter m on m.plan_id = p.id
      cross join lateral (
        select coalesce(sum(b.cost), 0) "cost", max(b.at) at from billing b
         where b.plan_id = p.id) billed
     where p.status in ('putting', 'putFinished') and m.spent > billed.cost
       and (billed.at is null or billed.at <= ${billedBefore})
     order by p.id`;
  return plans.map(({ no }) => no);
}

export async function listInStatus(
  sql: Sql,
  status: PlanStatus,
  pausedBy: PauseCause | null = null,
): Promise<string[]> {
  const plans = await sql.many<PlanNumber>`
    select no from plan
     where status = ${status} and (${pausedBy}::text is null or paused_by = ${pausedBy})
     order by id`;
  return plans.map(({ no }) => no);
}

/** Plans with invalid events that were billed and not yet credited, and their cost. */
export async function listUncredited(
  sql: Sql,
  planNo: string | null = null,
): Promise<{ no: string; flagged: Micro }[]> {
  return sql.many<{ no: string; flagged: Micro }>`
    select p.no, sum(k.cost)::bigint flagged from event_flag k join plan p on p.id = k.plan_id
     where p.status in ('putting', 'putFinished', 'waitSettlement')
       and (${planNo}::text is null or p.no = ${planNo})
       and k.no <= (select max(b.upto) from billing b where b.plan_id = p.id)
     group by p.id
    having sum(k.cost) > (select coalesce(sum(c.amount), 0) from plan_credit c
                           where c.plan_id = p.id)
     order by p.id`;
}
