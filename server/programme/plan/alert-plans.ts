import { formatMicro, type Micro } from '#domain/money.ts';
import { offerChanges } from '#domain/notification/terms-change.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachItem } from '../../platform/job/job.ts';
import {
  listFirstEvents,
  listLimitedPlans,
  listOpenOffers,
  listPlanIds,
  listReversedPlans,
  listSlowPlans,
} from './alert-store.ts';
import { getOfferedProduct } from './put-store.ts';
import type { JobServices } from './tend-plans.ts';

/**
 * Tells partners of their first impression, click and order, and warns them about plans that
 * underdeliver, learn too little or lose too many orders.
 */
export async function alertPlans({ db }: Pick<JobServices, 'db'>, now: Date): Promise<void> {
  const alerts = await listAlerts(db.sql, now);
  const alertsByName = new Map(alerts.map((alert) => [`${alert.planNo} ${alert.cause}`, alert]));

  await eachItem({ db, job: 'alert-plans', now }, alertsByName, (alert) =>
    leavePlanNotices(db.sql, [alert]),
  );
}

type PlanAlert = PlanNotice & { readonly planNo: string };

async function listAlerts(sql: Sql, now: Date): Promise<PlanAlert[]> {
  const slowPlans = await listSlowPlans(sql, now);
  const limitedPlans = await listLimitedPlans(sql, now);
  const reversedPlans = await listReversedPlans(sql);
  const firstEvents = await listFirstEvents(sql);

  return [
    ...firstEvents.map(({ planId, planNo, what, picture: { sha256, type } }): PlanAlert => {
      // A video is no picture beside a sentence.
      const details = type.startsWith('image/') ? { picture: `/creatives/${sha256}` } : {};
      return {
        planId,
        planNo,
        kind: `plan-first-${what}`,
        cause: `first ${what}`,
        details,
        createdAt: now,
      };
    }),
    ...slowPlans.map(({ planId, planNo, percent }): PlanAlert => {
      return {
        planId,
        planNo,
        kind: 'plan-slow',
        cause: 'slow',
        details: { percent },
        createdAt: now,
      };
    }),
    ...limitedPlans.map(({ planId, planNo, rules, orders }): PlanAlert => {
      const cause = `learning limited ${rules}`;
      const details = { count: orders };

      return {
        planId,
        planNo,
        kind: 'plan-learning-limited',
        cause,
        details,
        createdAt: now,
      };
    }),
    ...reversedPlans.map(({ planId, planNo, percent }): PlanAlert => {
      return {
        planId,
        planNo,
        kind: 'plan-reversals',
        cause: 'reversals',
        details: { percent },
        createdAt: now,
      };
    }),
  ];
}

/** Runs in the transaction that created the offers, so no offer arrives without its notice. */
export async function leaveOfferNotices(
  sql: Sql,
  planNos: readonly string[],
  createdAt: Date,
): Promise<void> {
  const planIds = await listPlanIds(sql, planNos);
  await leavePlanNotices(
    sql,
    planIds.map((planId) => ({ planId, kind: 'plan-offered', cause: 'offered', createdAt })),
  );
}

interface NewVersion {
  readonly productId: string;
  readonly replaces: string;
}

/** Tells partners with open offers of a product what its new version changes, part by part. */
export async function leaveProductNotices(
  sql: Sql,
  { productId, replaces }: NewVersion,
  createdAt: Date,
): Promise<void> {
  const oldProduct = await getOfferedProduct(sql, replaces);
  const newProduct = await getOfferedProduct(sql, productId);
  const changes = offerChanges(oldProduct, newProduct);
  if (changes.length === 0) return;

  const planIds = await listOpenOffers(sql, replaces, createdAt);
  await leavePlanNotices(
    sql,
    planIds.flatMap((planId) =>
      changes.map((details) => ({
        planId,
        kind: 'offer-changed' as const,
        cause: `offer changed by ${productId}: ${details.setting}`,
        details: { ...details },
        createdAt,
      })),
    ),
  );
}

/** Tells a follower that following put money on a plan for them. */
export const leaveCopyNotice = (
  sql: Sql,
  planId: bigint,
  amount: Micro,
  createdAt: Date,
): Promise<void> =>
  leavePlanNotices(sql, [
    {
      planId,
      kind: 'plan-copied',
      cause: 'copied',
      details: { amount: formatMicro(amount) },
      createdAt,
    },
  ]);
