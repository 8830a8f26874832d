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
  let after: string | null = null;
  let given = 0;
  for (;;) {
    const claimed: Awaited<ReturnType<typeof listCouponClaims>> = await listCouponClaims(
      db.sql,
      after,
      now,
      pageSize,
    );
    const due = claimed.flatMap((one) => dueOf(one, now));
    given += await db.transaction(async (sql) => {
      const partnerIds = await insertCoupons(sql, await withinBudgets(sql, due, now));
      for (const partnerId of partnerIds) {
        await leaveNotice(sql, { partnerId, at: now, what: 'coupon-given' });
      }
      return partnerIds.length;
    });
    after = claimed.at(-1)?.couponId ?? null;
    if (claimed.length < pageSize || after === null) return given;
  }
}

/** The coupons that their campaigns' budgets still cover, the earliest claims first. */
async function withinBudgets(sql: Sql, due: readonly NewCoupon[], now: Date) {
  const kept: NewCoupon[] = [];
  for (const id of [...new Set(due.map(({ campaignId }) => campaignId))].sort()) {
    const own = due.filter(({ campaignId }) => campaignId === id);
    const left = await lockBudget(sql, id, now);
    const most = (await findCampaign(sql, id))?.most ?? 1n;
    kept.push(...own.slice(0, Math.max(0, Number(left / most))));
  }
  return kept;
}

function dueOf(claimed: CouponClaim, now: Date): NewCoupon[] {
  const { campaignId, isNewUser, partnerId, claimedAt, endsAt, endedAt, given } = claimed;
  const end = earliestOf(endsAt, endedAt);
  return duePeriods(claimed, claimedAt, end, now)
    .filter(({ period }) => !given.includes(period))
    .map(({ period, givenAt }) => ({
      ...{ id: randomUUID(), campaignId, isNewUser, partnerId, period, givenAt },
      givenBy: 'network',
      expiresAt: expiryOf(claimed, givenAt),
    }));
}
