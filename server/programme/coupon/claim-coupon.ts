import { randomUUID } from 'node:crypto';
import { type ClaimAttempt, expiryOf, whyNotClaimCoupon } from '#domain/coupon/campaign.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listCampaigns, lockBudget, type OpenCampaign } from './campaign-store.ts';
import { insertCoupons } from './coupon-store.ts';

/** Gives a partner the coupon of a campaign, and returns its id. */
export async function claimCoupon(
  sql: Sql,
  partnerId: string,
  campaignId: string,
  now: Date,
): Promise<string> {
  // Check before locking, so that only eligible partners queue for the lock, then check again.
  await getClaimable(sql, partnerId, campaignId, now);
  await lockBudget(sql, campaignId, now);
  const campaign = await getClaimable(sql, partnerId, campaignId, now);

  const coupon = {
    id: randomUUID(),
    campaignId,
    isNewUser: campaign.isNewUser,
    partnerId,
    period: 0,
    givenBy: 'partner',
    givenAt: now,
    expiresAt: expiryOf(campaign, now),
  };
  const [recipient] = await insertCoupons(sql, [coupon]);
  if (recipient) return coupon.id;

  // Another call of the same partner won the race; the rule now knows the reason.
  await getClaimable(sql, partnerId, campaignId, now);
  throw new RefusalError('busy');
}

async function getClaimable(
  sql: Sql,
  partnerId: string,
  campaignId: string,
  now: Date,
): Promise<OpenCampaign> {
  const [campaign] = await listCampaigns(sql, partnerId, now, campaignId);
  if (!campaign) throw new RefusalError('campaign_not_found');
  refuse(whyNotClaimCoupon(claimFactsOf(campaign, now)));
  return campaign;
}

export const claimFactsOf = (campaign: OpenCampaign, now: Date): ClaimAttempt => ({
  ...campaign,
  hasClaimed: campaign.couponId !== null,
  now,
});
