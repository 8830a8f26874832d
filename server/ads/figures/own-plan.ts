import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type ChartPlan, findOwnPlan } from './plan-event-store.ts';

/** Another partner's plan gets the same answer as one that does not exist. */
export async function getOwnPlan(sql: Sql, partnerId: string, planNo: string): Promise<ChartPlan> {
  const plan = await findOwnPlan(sql, partnerId, planNo);
  if (!plan) throw new RefusalError('plan_not_found');
  return plan;
}
