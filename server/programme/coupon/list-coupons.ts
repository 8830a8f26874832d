import type {
  listCouponCampaigns as campaignsRoute,
  listCoupons as route,
} from '#contract/coupon.ts';
import type { Reply } from '#contract/route.ts';
import { nextPeriodAt, whyNotClaim } from '#domain/coupon/campaign.ts';
import { followsTimeZone } from '#domain/coupon/day.ts';
import type { Language } from '#domain/language.ts';
import { earliestOf } from '#domain/time.ts';
import type { UseCase } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listCampaigns, type OpenCampaign } from './campaign-store.ts';
import { countCoupons, listCoupons as listStored } from './coupon-store.ts';
import { getStoredTimeZone } from './coupon-use-store.ts';
import { couponView, termsView } from './coupon-view.ts';

/** The partner's coupons, with the count of each state. */
export const listCoupons: UseCase<typeof route> = async (call, { state = null, cursor = null }) => {
  const now = call.now();
  const { sql } = call.db;
  const partnerId = call.member.id;
  const { list, next } = await listStored(sql, partnerId, { state, cursor, now });
  const timeZone = await timeZoneOf(sql, partnerId, call.timeZone.name, now);
  return {
    list: list.map((coupon) => couponView(coupon, call.language, timeZone, now)),
    next,
    counts: await countCoupons(sql, partnerId, now),
    timeZone,
  };
};

/** The time zone that a use would count in now. */
export async function timeZoneOf(sql: Sql, partnerId: string, asked: string, now: Date) {
  const stored = await getStoredTimeZone(sql, partnerId);
  return followsTimeZone(stored, asked, now) ? asked : stored.timeZone;
}

type Campaign = Reply<typeof campaignsRoute>['list'][number];

/** The campaigns, each with its rules and what this partner got from it. */
export const listCouponCampaigns: UseCase<typeof campaignsRoute> = async (call) => {
  const now = call.now();
  const list = await listCampaigns(call.db.sql, call.member.id, now);
  return { list: list.map((campaign) => campaignView(campaign, call.language, now)) };
};

function campaignView(campaign: OpenCampaign, language: Language, now: Date): Campaign {
  const { claimedAt, endedAt, endsAt, couponDays, everyDays, couponsGiven } = campaign;
  const end = earliestOf(endsAt, endedAt);
  const no = whyNotClaim(claimFacts(campaign, now));
  return {
    id: campaign.id,
    ...termsView(campaign, language),
    isNewUser: campaign.isNewUser,
    newUserDays: campaign.newUserDays,
    startsAt: campaign.startsAt.toISOString(),
    endsAt: end.toISOString(),
    ...{ couponDays, everyDays, couponsGiven },
    claimedAt: claimedAt?.toISOString() ?? null,
    nextAt: claimedAt ? (nextPeriodAt(campaign, claimedAt, end, now)?.toISOString() ?? null) : null,
    refusal: no as Campaign['refusal'],
  };
}

export const claimFacts = (campaign: OpenCampaign, now: Date) => ({
  ...campaign,
  hasClaimed: campaign.couponId !== null,
  now,
});
