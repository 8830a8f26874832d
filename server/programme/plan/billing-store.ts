import type { Micro } from '#domain/money.ts';
import type { Funding } from '#domain/plan/put.ts';
import { insert, type Sql } from '../../platform/database/database.ts';
import type { PlanMoney } from './plan-money-store.ts';

/** Records up to which event a plan's cost is booked. */
export async function insertBilling(
  sql: Sql,
  plan: Pick<PlanMoney, 'id' | 'billings' | 'lastNo' | 'spent' | 'billed'>,
  entryId: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'billing', {
    planId: plan.id,
    no: plan.billings + 1n,
    upto: plan.lastNo,
    cost: plan.spent - plan.billed,
    entryId,
    at: now,
  });
}

export interface Credit extends Funding {
  readonly amount: Micro;
  readonly entryId: string;
  readonly creditedAt: Date;
}

export async function insertCredit(
  sql: Sql,
  { id, credits }: Pick<PlanMoney, 'id' | 'credits'>,
  { amount, own, discount, startup, entryId, creditedAt }: Credit,
): Promise<void> {
  await insert(sql, 'plan_credit', {
    planId: id,
    no: credits + 1n,
    amount,
    own,
    discount,
    startup,
    entryId,
    at: creditedAt,
  });
}
