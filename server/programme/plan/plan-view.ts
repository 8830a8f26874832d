import type { PlanRow } from '#contract/plan.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { formatMicro, subtract, zero } from '#domain/money.ts';
import { nextOf, type PlanMoment } from '#domain/plan/next.ts';
import { shownStatusOf } from '#domain/plan/status.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findPlan, type Plan, type StepRow } from './plan-store.ts';
import type { PutOffer, PutRow } from './put-store.ts';

export const stepView = ({ from, to, cause, actor, facts, entryId, at }: StepRow) => ({
  ...{ from, to, cause, actor, facts, entryId },
  at: new Date(at).toISOString(),
});

/** The language and the settings to render for. */
export interface Reader {
  readonly settings: Settings;
  readonly language: Language;
}

export const productNameOf = (
  { product, productNames }: Pick<Plan, 'product' | 'productNames'>,
  language: Language,
): string => wordIn(product, productNames, language);

/** The fields of a plan that its list shows. */
type ShownPlan = PlanMoment &
  Pick<Plan, 'no' | 'kind' | 'isOfficial' | 'merchant' | 'origin' | 'product' | 'productNames'> &
  Pick<Plan, 'picture'> &
  Pick<Plan, 'offeredAt' | 'last' | 'put' | 'spent' | 'credited'>;

/** A plan as an item of the list. */
export function planView(plan: ShownPlan, { settings, language }: Reader): PlanRow {
  const { configuration } = settings;
  const { no, last, pausedBy, kind, isOfficial, merchant, origin, put } = plan;
  const status = shownStatusOf(plan);
  const product = productNameOf(plan, language);
  const next = nextOf(plan, configuration.plan.matchHours);
  return {
    planNo: no,
    ...{ status, pausedBy, product, kind, isOfficial, merchant, origin },
    picture: { url: `/creatives/${plan.picture.sha256}`, type: plan.picture.type },
    last: last && stepView(last),
    next: { what: next.what, at: next.at?.toISOString() ?? null, facts: { ...next.facts } },
    putAmount: put && formatMicro(put.amount),
    consumed: formatMicro(subtract(plan.spent, plan.credited)),
    createdAt: plan.offeredAt.toISOString(),
    offeredUntil: plan.offeredUntil.toISOString(),
  };
}

/** The delivery figures of a plan right after its put. */
const undelivered = {
  ...{ pausedBy: null, pausedAt: null, isPaidByClick: false, spent: zero, credited: zero },
  ...{ lastServeAt: null, lastImpressionAt: null, lastClickAt: null, lastLockAt: null },
  ...{ open: 0, held: 0, disputedUntil: null },
};

/** The plan as it will be read once the put is saved. */
export function shownAfterPut(offer: PutOffer, put: PutRow): ShownPlan {
  const { at, endsAt, entryId, cause } = put;
  const last: StepRow = {
    ...{ from: offer.status, to: 'matching', cause, actor: 'partner', facts: {}, entryId },
    at: at.toISOString(),
  };
  const after = { status: 'matching', statusAt: at, put, endsAt, last } as const;
  return { ...offer, ...undelivered, everFormats: offer.formats, ...after };
}

/** Another partner's plan gets the same answer as one that does not exist. */
export async function getOwnPlan(sql: Sql, partnerId: string, no: string): Promise<Plan> {
  return ownPlan(await findPlan(sql, no), partnerId);
}

export function ownPlan(plan: Plan | null, partnerId: string): Plan {
  if (plan?.partnerId !== partnerId) throw new Refusal('plan_not_found');
  return plan;
}
