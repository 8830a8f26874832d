import { createHash } from 'node:crypto';
import type { PlanRow } from '#contract/plan.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { nextOf } from '#domain/plan/next.ts';
import { priceCeilingsOf } from '#domain/plan/price-ceiling.ts';
import { shownStatusOf } from '#domain/plan/status.ts';
import { type Terms, termsHash, termsOf } from '#domain/plan/terms.ts';
import { Refusal } from '#domain/refusal.ts';
import { type CategoryRate, highestPrices } from '../catalogue/rate-card-store.ts';
import type { Sql } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { findPlan, type Plan, type StepRow } from './plan-store.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The terms that a plan was put at, or those that it can be put at now, with their hash. */
export function shownTerms(
  plan: Plan,
  { configuration }: Settings,
  rates: readonly CategoryRate[],
): Terms & { hash: string } {
  const terms = plan.terms ?? termsNow(plan, configuration, rates);
  return { ...terms, hash: termsHash(terms, sha256) };
}

function termsNow(
  plan: Plan,
  { plan: limits, spending }: Settings['configuration'],
  rates: readonly CategoryRate[],
): Terms {
  return termsOf(plan, limits, priceCeilingsOf(plan, rates, highestPrices(spending)));
}

export const stepView = ({ from, to, cause, actor, facts, entryId, at }: StepRow) => ({
  ...{ from, to, cause, actor, facts, entryId },
  at: new Date(at).toISOString(),
});

/** In whose words and by which settings something is shown. */
export interface Reader {
  readonly settings: Settings;
  readonly language: Language;
}

export const productNameOf = ({ product, productNames }: Plan, language: Language): string =>
  wordIn(product, productNames, language);

/** A plan as its list shows it. */
export function planView(plan: Plan, { settings, language }: Reader): PlanRow {
  const { configuration } = settings;
  const { no, last, pausedBy, kind, isOfficial, merchant, origin, put } = plan;
  const status = shownStatusOf(plan);
  const product = productNameOf(plan, language);
  const next = nextOf(plan, configuration.plan.matchHours);
  return {
    planNo: no,
    ...{ status, pausedBy, product, kind, isOfficial, merchant, origin },
    last: last && stepView(last),
    next: { what: next.what, at: next.at?.toISOString() ?? null, facts: { ...next.facts } },
    putAmount: put && formatMicro(put.amount),
    consumed: formatMicro(subtract(plan.spent, plan.credited)),
    createdAt: plan.offeredAt.toISOString(),
    offeredUntil: plan.offeredUntil.toISOString(),
  };
}

/** A foreign plan is answered like one that does not exist. */
export async function getOwnPlan(sql: Sql, partnerId: string, no: string): Promise<Plan> {
  return ownPlan(await findPlan(sql, no), partnerId);
}

export function ownPlan(plan: Plan | null, partnerId: string): Plan {
  if (plan?.partnerId !== partnerId) throw new Refusal('plan_not_found');
  return plan;
}
