import type { planStatement as route } from '#contract/delivery.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../services/services.ts';
import { getOwnPlan } from './plan-view.ts';
import { findSettlement } from './settlement-store.ts';

/**
 * The account of a settled plan. `sha256` is that of the canonical JSON of `statement`: the same
 * text that stands in this file, so that anyone can compare it.
 */
export const planStatement: UseCase<typeof route> = async (call, { planNo }) => {
  const plan = await getOwnPlan(call.db.sql, call.member.id, planNo);
  const settlement = await findSettlement(call.db.sql, plan.id);
  if (!settlement) throw new Refusal('plan_not_in_status', { status: plan.status });
  const { body: statement, sha256 } = settlement;
  const text = `${canonicalJson({ sha256, statement })}\n`;
  return {
    name: `plan-${planNo}.json`,
    type: 'application/json; charset=utf-8',
    body: new TextEncoder().encode(text),
  };
};
