import type { declinePlan } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { subtract, zero } from '#domain/money.ts';
import { nextOf } from '#domain/plan/next.ts';
import { shownStatusOf } from '#domain/plan/status.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findPlan, lockPlan, type Plan } from './plan-store.ts';
import type { PutOffer, PutRow } from './put-store.ts';
import { findShownPlan, type ShownPlan } from './shown-plan-store.ts';

/** The language and the settings to render for. */
export interface Reader {
  readonly settings: Settings;
  readonly language: Language;
}

export const productNameOf = (
  { product, productNames }: Pick<ShownPlan, 'product' | 'productNames'>,
  language: Language,
): string => wordIn(product, productNames, language);

type PlanReply = Reply<typeof declinePlan>['plan'];

/** A plan as an item of the list. */
export function toPlanReply(plan: ShownPlan, { language }: Pick<Reader, 'language'>): PlanReply {
  const { no, last, pausedBy, kind, isOfficial, merchant, origin, put } = plan;

  return {
    planNo: no,
    status: shownStatusOf(plan),
    last,
    pausedBy,
    next: nextOf(plan),
    product: productNameOf(plan, language),
    kind,
    isOfficial,
    merchant,
    picture: { url: `/creatives/${plan.picture.sha256}`, type: plan.picture.type },
    origin,
    putAmount: put?.amount ?? null,
    consumed: subtract(plan.spent, plan.credited),
    createdAt: plan.offeredAt,
    offeredUntil: plan.offeredUntil,
  };
}

/** The delivery figures of a plan right after its put. */
const undelivered = {
  pausedBy: null,
  pausedAt: null,
  isPaidByClick: false,
  spent: zero,
  lastNo: 0n,
  credited: zero,
  creditedFunding: { own: zero, discount: zero, startup: zero },
  lastServeAt: null,
  lastImpressionAt: null,
  lastClickAt: null,
  lastLockAt: null,
  open: 0,
  held: 0,
  disputedUntil: null,
};

/** The plan as it will be read once the put is saved. */
export function shownAfterPut(offer: PutOffer, put: PutRow): ShownPlan {
  const { putAt, endsAt, entryId, cause } = put;

  return {
    ...offer,
    ...undelivered,
    everFormats: offer.formats,
    status: 'matching',
    statusAt: putAt,
    put,
    endsAt,
    last: {
      from: offer.status,
      to: 'matching',
      cause,
      actor: 'partner',
      facts: {},
      entryId,
      at: putAt,
    },
  };
}

/** Another partner's plan gets the same answer as one that does not exist. */
export function requireOwn<OwnedPlan extends { readonly partnerId: string }>(
  plan: OwnedPlan | null,
  partnerId: string,
): OwnedPlan {
  if (plan?.partnerId !== partnerId) throw new RefusalError('plan_not_found');
  return plan;
}

export const getOwnPlan = async (sql: Sql, partnerId: string, planNo: string): Promise<Plan> =>
  requireOwn(await findPlan(sql, planNo), partnerId);

export const lockOwnPlan = async (sql: Sql, partnerId: string, planNo: string): Promise<Plan> =>
  requireOwn(await lockPlan(sql, planNo), partnerId);

export async function getShownPlan(
  sql: Sql,
  partnerId: string,
  planNo: string,
): Promise<ShownPlan> {
  const plan = await findShownPlan(sql, partnerId, planNo);
  if (!plan) throw new RefusalError('plan_not_found');
  return plan;
}
