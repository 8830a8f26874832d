import type { Micro } from '#domain/money.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Plan } from './plan-store.ts';

/** Records up to which event a plan's cost is booked. */
export async function insertBilling(
  sql: Sql,
  plan: Pick<Plan, 'id' | 'billings' | 'lastNo' | 'spent' | 'billed'>,
  entryId: string,
  now: Date,
): Promise<void> {
  await sql(
    `insert into billing (plan_id, no, upto, cost, entry_id, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [plan.id, plan.billings + 1n, plan.lastNo, plan.spent - plan.billed, entryId, now],
  );
}

export interface Credit extends Funding {
  readonly amount: Micro;
  readonly entryId: string;
  readonly at: Date;
}

export async function insertCredit(
  sql: Sql,
  { id, credits }: Pick<Plan, 'id' | 'credits'>,
  { amount, own, discount, startup, entryId, at }: Credit,
): Promise<void> {
  await sql(
    `insert into plan_credit (plan_id, no, amount, own, discount, startup, entry_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, credits + 1n, amount, own, discount, startup, entryId, at],
  );
}
