import { randomUUID } from 'node:crypto';
import { claimCoupon as route } from '#contract/coupon.ts';
import { expiryOf, whyNotClaim } from '#domain/coupon/campaign.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import { wireReply } from '../../platform/gateway/gateway.ts';
import { listCampaigns, lockBudget, type OpenCampaign } from './campaign-store.ts';
import { findCoupon, insertCoupons } from './coupon-store.ts';
import { couponView } from './coupon-view.ts';
import { claimFacts, timeZoneOf } from './list-coupons.ts';

/** Claims a coupon, once. No money moves: the coupon's value is paid when it is used. */
export const claimCoupon: UseCase<typeof route> = (call, { requestId, campaignId }) => {
  const now = call.now();
  const partnerId = call.member.id;
  const key = requestKey('claimCoupon', partnerId, requestId);
  return call.db.transaction((sql) =>
    idempotent(sql, { key, input: { campaignId } }, now, async () => {
      const id = await claim(sql, partnerId, campaignId, now);
      const coupon = await findCoupon(sql, partnerId, id);
      if (!coupon) throw new Error('A coupon vanished');
      const timeZone = await timeZoneOf(sql, partnerId, call.timeZone.name, now);
      return wireReply(route, couponView(coupon, call.language, timeZone, now));
    }),
  );
};

async function claim(sql: Sql, partnerId: string, campaignId: string, now: Date): Promise<string> {
  // Check before locking, so that only eligible partners queue for the lock, then check again.
  await checked(sql, partnerId, campaignId, now);
  await lockBudget(sql, campaignId, now);
  const campaign = await checked(sql, partnerId, campaignId, now);
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
  const [given] = await insertCoupons(sql, [coupon]);
  if (given) return coupon.id;
  // Another call of the same partner won the race; the rule now knows the reason.
  await checked(sql, partnerId, campaignId, now);
  throw new Refusal('busy');
}

async function checked(
  sql: Sql,
  partnerId: string,
  campaignId: string,
  now: Date,
): Promise<OpenCampaign> {
  const [campaign = null] = await listCampaigns(sql, partnerId, now, campaignId);
  refuse(whyNotClaim(campaign && claimFacts(campaign, now)));
  return campaign as OpenCampaign;
}
