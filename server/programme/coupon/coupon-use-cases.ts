import * as coupons from '#contract/coupon.ts';
import type { Reply } from '#contract/route.ts';
import { findNextCouponAt, whyNotClaimCoupon } from '#domain/coupon/campaign.ts';
import { couponStateOf } from '#domain/coupon/coupon.ts';
import { couponDayOf, dayTimeZoneOf, freeFromOf } from '#domain/coupon/day.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { earliestOf } from '#domain/time.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import { toWireReply } from '../../platform/gateway/gateway.ts';
import { listCampaigns, type OpenCampaign } from './campaign-store.ts';
import { claimCoupon, claimFactsOf } from './claim-coupon.ts';
import { type Coupon, countCoupons, findCoupon, listCoupons } from './coupon-store.ts';
import { getStoredTimeZone } from './coupon-use-store.ts';

export const couponUseCases = {
  async listCoupons(call, { state = null, cursor }) {
    const { partner, language } = call;
    const { sql } = call.db;
    const now = call.now();

    const { list, next } = await listCoupons(sql, partner.id, { state, cursor, now });
    const timeZone = await getDayTimeZone(sql, partner.id, call.timeZone.name, now);

    return {
      list: list.map((coupon) => toCouponReply(coupon, language, timeZone, now)),
      next,
      counts: await countCoupons(sql, partner.id, now),
      timeZone,
    };
  },

  async listCouponCampaigns(call) {
    const now = call.now();
    const campaigns = await listCampaigns(call.db.sql, call.partner.id, now);

    return { list: campaigns.map((campaign) => toCampaignReply(campaign, call.language, now)) };
  },

  /** Claims a coupon, once. No money moves: the coupon's value is paid when it is used. */
  async claimCoupon(call, { requestId, campaignId }) {
    const { partner, language } = call;
    const now = call.now();
    const key = requestKey('claimCoupon', partner.id, requestId);

    return call.db.transaction((sql) =>
      idempotent(sql, { key, input: { campaignId } }, now, async () => {
        const id = await claimCoupon(sql, partner.id, campaignId, now);
        const coupon = await findCoupon(sql, partner.id, id);
        if (!coupon) throw new Error('A coupon vanished');

        const timeZone = await getDayTimeZone(sql, partner.id, call.timeZone.name, now);
        return toWireReply(coupons.claimCoupon, toCouponReply(coupon, language, timeZone, now));
      }),
    );
  },
} satisfies UseCases<typeof coupons>;

/** The time zone that a use would count in now. */
async function getDayTimeZone(sql: Sql, partnerId: string, deviceTimeZone: string, now: Date) {
  return dayTimeZoneOf(await getStoredTimeZone(sql, partnerId), deviceTimeZone, now);
}

function toCouponReply(coupon: Coupon, language: Language, timeZone: string, now: Date) {
  const state = couponStateOf(coupon, now);
  const freeFrom = freeFromOf(coupon.usedUntil, couponDayOf(now, timeZone));

  return {
    ...coupon,
    name: wordIn(coupon.name, coupon.names, language),
    state,
    freeFrom: state === 'unused' ? freeFrom : null,
  };
}

type CampaignReply = Reply<typeof coupons.listCouponCampaigns>['list'][number];

/** A campaign with its rules and what this partner got from it. */
function toCampaignReply(campaign: OpenCampaign, language: Language, now: Date) {
  const { claimedAt } = campaign;
  const endsAt = earliestOf(campaign.endsAt, campaign.endedAt);
  const refusal = whyNotClaimCoupon(claimFactsOf(campaign, now));

  return {
    ...campaign,
    name: wordIn(campaign.name, campaign.names, language),
    endsAt,
    nextAt: claimedAt && findNextCouponAt(campaign, claimedAt, endsAt, now),
    // A listed campaign can be claimed from, so it is never one that does not exist.
    refusal: refusal as CampaignReply['refusal'],
  };
}
