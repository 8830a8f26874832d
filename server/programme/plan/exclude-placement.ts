import type { excludePlacement as route } from '#contract/plan.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { lockPlan } from './plan-store.ts';
import { ownPlan } from './plan-view.ts';
import { findPlacementRule, insertRule } from './rule-store.ts';

/** Excludes a placement from a partner's plan or lets it back in. Repeating changes nothing. */
export const excludePlacement: UseCase<typeof route> = (call, { planNo, key, isExcluded }) =>
  call.db.transaction(async (sql) => {
    const plan = ownPlan(await lockPlan(sql, planNo), call.member.id);
    const placement = await findPlacementRule(sql, plan.id, key);
    if (!placement) throw new Refusal('placement_not_found');
    if (placement.isExcluded === isExcluded) return { key, isExcluded };
    refuse(whyNotExclude({ ...plan, excluded: placement.excluded }, isExcluded));
    await insertRule(sql, plan.id, placement, isExcluded, call.now());
    return { key, isExcluded };
  });
