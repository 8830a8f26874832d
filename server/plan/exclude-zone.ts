import type { excludeZone as route } from '#contract/breakdown.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../services/services.ts';
import { lockPlan } from './plan-store.ts';
import { ownPlan } from './plan-view.ts';
import { findZoneRule, insertRule } from './rule-store.ts';

/** Keeps an own plan from a placement, or lets it in again. What is so already stays so. */
export const excludeZone: UseCase<typeof route> = (call, { planNo, key, isExcluded }) =>
  call.db.transaction(async (sql) => {
    const plan = ownPlan(await lockPlan(sql, planNo), call.member.id);
    const zone = await findZoneRule(sql, plan.id, key);
    if (!zone) throw new Refusal('zone_not_found');
    if (zone.isExcluded === isExcluded) return { key, isExcluded };
    refuse(whyNotExclude({ ...plan, excluded: zone.excluded }, isExcluded));
    await insertRule(sql, plan.id, zone, isExcluded, call.now());
    return { key, isExcluded };
  });
