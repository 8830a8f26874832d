import type { planStatement as route } from '#contract/plan.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { composeFile } from '../../platform/process/process.ts';
import { getOwnPlan } from './plan-view.ts';
import { findSettlement } from './settlement-store.ts';
import type { KeptSettlement } from './settlement-writer.ts';

const program = new URL('./settlement-thread.ts', import.meta.url);

/** The statement of a settled plan, written as a file in a worker thread. */
export const planStatement: UseCase<typeof route> = async (call, { planNo }) => {
  const plan = await getOwnPlan(call.db.sql, call.member.id, planNo);
  const settlement = await findSettlement(call.db.sql, plan.id);
  if (!settlement) throw new Refusal('plan_not_in_status', { status: plan.status });
  const file = await composeFile<never, KeptSettlement>(call.dataDir, program, {}, async () => {
    return settlement;
  });
  return { name: `plan-${planNo}.json`, type: 'application/json; charset=utf-8', ...file };
};
