import { randomUUID } from 'node:crypto';
import { expiryOf, listDuePeriods } from '#domain/coupon/campaign.ts';
import { earliestOf } from '#domain/time.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { eachItem } from '../../platform/job/job.ts';
import { lockBudget } from './campaign-store.ts';
import {
  type CouponClaim,
  insertCoupons,
  listCouponClaims,
  type NewCoupon,
} from './coupon-store.ts';

const pageSize = 500;

/** A claim with the coupons that have become due. */
interface DueClaim extends CouponClaim {
  readonly coupons: readonly NewCoupon[];
}

/**
 * Gives claimants the coupons that have become due while the campaign lasts: one per period and
 * partner, however many processes run this and however often. Returns how many were given.
 */
export async function issueCoupons({ db }: { readonly db: Db }, now: Date): Promise<number> {
  const claims = await listDueClaims(db.sql, now);
  const claimsById = new Map(claims.map((claim) => [claim.couponId, claim]));
  const spentCampaignIds = new Set<string>();
  let issuedCount = 0;

  await eachItem({ db, job: 'issue-coupons', now }, claimsById, async (claim) => {
    // The budget is summed from all coupons given: too slow to repeat for every claim in vain.
    if (spentCampaignIds.has(claim.campaignId)) return;

    const { couponCount, isSpent } = await issueDue(db, claim, now);
    issuedCount += couponCount;
    if (isSpent) spentCampaignIds.add(claim.campaignId);
  });

  return issuedCount;
}

async function listDueClaims(sql: Sql, now: Date): Promise<DueClaim[]> {
  const dueClaims: DueClaim[] = [];
  for (let lastCouponId: string | null = null; ; ) {
    const page: CouponClaim[] = await listCouponClaims(sql, lastCouponId, now, pageSize);
    for (const claim of page) {
      const coupons = dueCouponsOf(claim, now);
      if (coupons.length > 0) dueClaims.push({ ...claim, coupons });
    }

    lastCouponId = page.at(-1)?.couponId ?? null;
    if (page.length < pageSize || lastCouponId === null) return dueClaims;
  }
}

/** Gives as many of the coupons as the campaign's budget still covers. */
const issueDue = (db: Db, { campaignId, most, coupons }: DueClaim, now: Date) =>
  db.transaction(async (sql) => {
    const budget = await lockBudget(sql, campaignId, now);
    const covered = coupons.slice(0, Math.max(0, Number(budget / most)));
    const partnerIds = await insertCoupons(sql, covered);

    for (const partnerId of partnerIds) {
      await leaveNotice(sql, { partnerId, createdAt: now, kind: 'coupon-given' });
    }

    return { couponCount: partnerIds.length, isSpent: covered.length < coupons.length };
  });

function dueCouponsOf(claim: CouponClaim, now: Date): NewCoupon[] {
  const { campaignId, isNewUser, partnerId, claimedAt, endsAt, endedAt, issuedPeriods } = claim;

  return listDuePeriods(claim, claimedAt, earliestOf(endsAt, endedAt), now)
    .filter(({ period }) => !issuedPeriods.includes(period))
    .map(({ period, givenAt }) => ({
      id: randomUUID(),
      campaignId,
      isNewUser,
      partnerId,
      period,
      givenAt,
      givenBy: 'network',
      expiresAt: expiryOf(claim, givenAt),
    }));
}
