import type { declinePlan as route } from '#contract/plan.ts';
import { whyNotMovePlan } from '#domain/plan/status.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { lockPlan, type Plan } from './plan-store.ts';
import { ownPlan, planView } from './plan-view.ts';
import { insertStep } from './step-store.ts';

/** Declines a plan that waits for an amount. Nothing was put on it, so no money moves. */
export const declinePlan: UseCase<typeof route> = (call, { planNo }) => {
  const at = call.now();
  return call.db.transaction(async (sql) => {
    const plan = ownPlan(await lockPlan(sql, planNo), call.member.id);
    refuse(whyNotMovePlan(plan.status, 'putFailed', 'declined'));
    await insertStep(sql, plan, { to: 'putFailed', cause: 'declined', actor: 'partner', at });
    return { plan: planView((await lockPlan(sql, planNo)) as Plan, call) };
  });
};
