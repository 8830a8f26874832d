import { randomUUID } from 'node:crypto';
import { duePeriods, expiryOf } from '#domain/coupon/campaign.ts';
import { earliestOf } from '#domain/time.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { findCampaign, lockBudget } from './campaign-store.ts';
import {
  type CouponClaim,
  insertCoupons,
  listCouponClaims,
  type NewCoupon,
} from './coupon-store.ts';

const pageSize = 500;

/**
 * Gives claimants the coupons that have become due while the campaign lasts: one per period and
 * partner, however many processes run this and however often. Returns how many were given.
 */
export async function issueCoupons({ db }: { readonly db: Db }, now: Date): Promise<number> {
  let lastCouponId: string | null = null;
  let issuedCount = 0;
  for (;;) {
    const claims: Awaited<ReturnType<typeof listCouponClaims>> = await listCouponClaims(
      db.sql,
      lastCouponId,
      now,
      pageSize,
    );
    const due = claims.flatMap((claim) => dueOf(claim, now));
    issuedCount += await db.transaction(async (sql) => {
      const partnerIds = await insertCoupons(sql, await withinBudgets(sql, due, now));
      for (const partnerId of partnerIds) {
        await leaveNotice(sql, { partnerId, at: now, what: 'coupon-given' });
      }
      return partnerIds.length;
    });

    lastCouponId = claims.at(-1)?.couponId ?? null;
    if (claims.length < pageSize || lastCouponId === null) return issuedCount;
  }
}

/** The coupons that their campaigns' budgets still cover, the earliest claims first. */
async function withinBudgets(sql: Sql, due: readonly NewCoupon[], now: Date) {
  const covered: NewCoupon[] = [];
  for (const id of [...new Set(due.map(({ campaignId }) => campaignId))].sort()) {
    const coupons = due.filter(({ campaignId }) => campaignId === id);
    const budget = await lockBudget(sql, id, now);
    const costMax = (await findCampaign(sql, id))?.most ?? 1n;
    covered.push(...coupons.slice(0, Math.max(0, Number(budget / costMax))));
  }
  return covered;
}

function dueOf(claim: CouponClaim, now: Date): NewCoupon[] {
  const { campaignId, isNewUser, partnerId, claimedAt, endsAt, endedAt, given } = claim;
  return duePeriods(claim, claimedAt, earliestOf(endsAt, endedAt), now)
    .filter(({ period }) => !given.includes(period))
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
