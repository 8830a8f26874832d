import type { pausePlan as route } from '#contract/plan.ts';
import { whyNotPause } from '#domain/plan/acts.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { lockPlan, type Plan } from './plan-store.ts';
import { ownPlan, planView } from './plan-view.ts';
import { insertPause } from './step-store.ts';

/** Pauses or resumes delivery. A second tap changes nothing. */
export const pausePlan: UseCase<typeof route> = (call, { planNo, isPaused }) => {
  const at = call.now();
  const wanted = isPaused ? 'partner' : null;
  return call.db.transaction(async (sql) => {
    const plan = ownPlan(await lockPlan(sql, planNo), call.member.id);
    const isSo = plan.status === 'putting' && plan.pausedBy === wanted;
    if (isSo) return { plan: planView(plan, call) };
    refuse(whyNotPause(plan, isPaused));
    await insertPause(sql, plan, { cause: wanted, actor: 'partner', at });
    return { plan: planView((await lockPlan(sql, planNo)) as Plan, call) };
  });
};
