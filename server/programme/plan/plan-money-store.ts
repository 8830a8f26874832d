import type { Micro } from '#domain/money.ts';
import type { PlanMoment } from '#domain/plan/next.ts';
import type { PlanCause } from '#domain/plan/status.ts';
import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';
import { type AmountColumns, type PlanAmounts, withAmounts } from './plan-amounts.ts';
import { momentColumns, momentTables } from './plan-moment-store.ts';
import { type Plan, planColumns } from './plan-store.ts';

/** A plan as the books know it. */
export interface PlanMoney extends Plan, PlanMoment, PlanAmounts {
  readonly merchantId: string;
  readonly billed: Micro;
  readonly billings: bigint;
  readonly credits: bigint;
  /** From the newest pause: the cause that will end the plan, and who paused it. */
  readonly endsWith: PlanCause | null;
  readonly pauseActor: string | null;
}

/** Of the plan `p` with its put `put`. */
export const amountColumns: Fragment = fragment`
  put.amount, put.own, put.discount, put.startup, coalesce(meter.spent, 0) spent,
  coalesce(meter.last_no, 0) last_no, credited.amount credited, credited.own credited_own,
  credited.discount credited_discount, credited.startup credited_startup`;

export const amountTables: Fragment = fragment`
  left join plan_meter meter on meter.plan_id = p.id
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint amount, count(*),
           coalesce(sum(own), 0)::bigint own, coalesce(sum(discount), 0)::bigint discount,
           coalesce(sum(startup), 0)::bigint startup
      from plan_credit where plan_id = p.id) credited`;

type PlanMoneyRow = Omit<PlanMoney, keyof PlanAmounts> & AmountColumns;

export async function findPlanMoney(sql: Sql, planNo: string): Promise<PlanMoney | null> {
  const row = await sql.maybeOne<PlanMoneyRow>`
    select ${planColumns}, ${momentColumns}, ${amountColumns}, d.merchant_id,
           billed.cost billed, billed.count billings, credited.count credits,
           pause.ends_with, pause.actor pause_actor
      from plan p join product d on d.id = p.product_id ${momentTables} ${amountTables}
     cross join lateral (
       select coalesce(sum(cost), 0)::bigint "cost", count(*) from billing
        where plan_id = p.id) billed
     where p.no = ${planNo}`;
  return row && withAmounts(row);
}

/** Like `findPlanMoney`, but locks the plan until the transaction ends. */
export async function lockPlanMoney(sql: Sql, planNo: string): Promise<PlanMoney | null> {
  await sql`select lock_plan(${planNo})`;
  return findPlanMoney(sql, planNo);
}

/** Also locks the plan's meter: no event of the plan is written until the transaction ends. */
export async function lockPlanMoneyAndMeter(sql: Sql, planNo: string): Promise<PlanMoney | null> {
  await sql`select lock_plan(${planNo})`;
  await sql`select lock_meter(id) from plan where no = ${planNo}`;
  return findPlanMoney(sql, planNo);
}
