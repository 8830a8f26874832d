import { formatMicro, type Micro } from '#domain/money.ts';
import type { ProductTerms } from '#domain/plan/terms.ts';
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
      const facts = type.startsWith('image/') ? { picture: `/creatives/${sha256}` } : {};
      return {
        planId,
        planNo,
        what: `plan-first-${what}`,
        cause: `first ${what}`,
        facts,
        at: now,
      };
    }),
    ...slowPlans.map(({ planId, planNo, percent }): PlanAlert => {
      return { planId, planNo, what: 'plan-slow', cause: 'slow', facts: { percent }, at: now };
    }),
    ...limitedPlans.map(({ planId, planNo, rules, orders }): PlanAlert => {
      const cause = `learning limited ${rules}`;
      const facts = { count: orders };
      return { planId, planNo, what: 'plan-learning-limited', cause, facts, at: now };
    }),
    ...reversedPlans.map(({ planId, planNo, percent }): PlanAlert => {
      return {
        planId,
        planNo,
        what: 'plan-reversals',
        cause: 'reversals',
        facts: { percent },
        at: now,
      };
    }),
  ];
}

/** Runs in the transaction that created the offers, so no offer arrives without its notice. */
export async function leaveOfferNotices(
  sql: Sql,
  planNos: readonly string[],
  at: Date,
): Promise<void> {
  const planIds = await listPlanIds(sql, planNos);
  await leavePlanNotices(
    sql,
    planIds.map((planId) => ({ planId, what: 'plan-offered', cause: 'offered', at })),
  );
}

interface NewVersion {
  readonly productId: string;
  readonly replaces: string;
}

/** Tells partners with open offers of a product that its new version has other terms. */
export async function leaveProductNotices(
  sql: Sql,
  { productId, replaces }: NewVersion,
  at: Date,
): Promise<void> {
  const before = await getOfferedProduct(sql, replaces);
  const after = await getOfferedProduct(sql, productId);
  if (amountsOf(before) === amountsOf(after)) return;

  const { commission: from } = before;
  const { commission: to } = after;
  const isCommission = from !== null && to !== null && from !== to;
  const facts = isCommission
    ? { setting: 'commission', from: formatMicro(from), to: formatMicro(to) }
    : { setting: 'other' };

  const planIds = await listOpenOffers(sql, replaces, at);
  await leavePlanNotices(
    sql,
    planIds.map((planId) => ({
      planId,
      what: 'offer-changed',
      cause: `offer changed by ${productId}`,
      facts,
      at,
    })),
  );
}

/** Everything in a product's terms that can be better or worse. */
const amountsOf = (product: ProductTerms): string =>
  [
    ...[product.lowest, product.highest, product.commission, product.commissionBps],
    ...[product.commissionMax, product.clickWindowHours, product.validateDays],
  ].join(' ');

/** Tells a follower that following put money on a plan for them. */
export const leaveCopyNotice = (sql: Sql, planId: bigint, amount: Micro, at: Date): Promise<void> =>
  leavePlanNotices(sql, [
    { planId, what: 'plan-copied', cause: 'copied', facts: { amount: formatMicro(amount) }, at },
  ]);
