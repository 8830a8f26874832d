import { randomUUID } from 'node:crypto';
import { expiryOf, whyNotCoveredByBudget } from '#domain/coupon/campaign.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { lockPartnerStatus } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  countPartnerCoupons,
  getManualPeriod,
  insertCoupons,
  lockBudget,
  type StoredCampaign,
} from '../../programme/coupon/coupon.ts';

interface CouponGift {
  readonly partnerId: string;
  readonly givenBy: string;
  /** How many coupons of the partner were shown on the screen. */
  readonly seenCouponCount: number;
}

/** Gives a partner a coupon of a campaign whose recipients staff name. */
export async function giveCoupon(
  sql: Sql,
  campaign: StoredCampaign,
  { partnerId, givenBy, seenCouponCount }: CouponGift,
  now: Date,
): Promise<void> {
  if (campaign.isClaimable) throw new RefusalError('desk_campaign_claimed');
  if (campaign.endsAt <= now || campaign.endedAt) throw new RefusalError('desk_campaign_over');

  // Locks the partner, so that of two people giving at once the second sees the first coupon.
  const status = await lockPartnerStatus(sql, partnerId);
  if (status === null) throw new RefusalError('desk_not_found');
  if (status !== 'active') throw new RefusalError('desk_partner_inactive');

  const couponCount = await countPartnerCoupons(sql, campaign.id, partnerId);
  if (seenCouponCount !== couponCount) throw new RefusalError('desk_changed_meanwhile');

  const budgetLeft = await lockBudget(sql, campaign.id, now);
  refuse(whyNotCoveredByBudget({ most: campaign.most, budgetLeft }));

  const period = await getManualPeriod(sql, campaign.id, partnerId);
  const coupon = {
    id: randomUUID(),
    campaignId: campaign.id,
    isNewUser: false,
    partnerId,
    period,
    givenBy,
    givenAt: now,
    expiresAt: expiryOf(campaign, now),
  };
  const recipients = await insertCoupons(sql, [coupon]);
  if (recipients.length === 0) throw new RefusalError('desk_changed_meanwhile');

  await leaveNotice(sql, { partnerId, createdAt: now, kind: 'coupon-given' });
}
