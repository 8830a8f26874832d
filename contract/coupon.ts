import * as v from 'valibot';
import { couponKindNames, couponStates, couponTypes } from '#domain/coupon/coupon.ts';
import { command, query } from './route.ts';
import { id, listOf, moment, money, page, pageOf, requestId, whole } from './shape.ts';

const couponState = v.picklist(couponStates);

/** A coupon's value: a share of the amount put up to a limit, or a fixed amount. */
const terms = {
  name: v.string(),
  kind: v.picklist(couponKindNames),
  type: v.picklist(couponTypes),
  shareBps: v.nullable(whole),
  amount: v.nullable(money),
  most: money,
  amountRequired: money,
};

export const coupon = v.object({
  id,
  ...terms,
  state: couponState,
  givenAt: moment,
  expiresAt: moment,
  /** When it was used, on which plan, and what it gave there. */
  usedAt: v.nullable(moment),
  planNo: v.nullable(v.string()),
  given: v.nullable(money),
  /** From when it can be used, if a coupon of its name was used today. */
  freeFrom: v.nullable(moment),
});

export const listCoupons = query('/user_coupon/list', {
  access: 'partner',
  summary: 'Your coupons, by state, with the count of each',
  input: { ...page, state: v.optional(couponState) },
  output: {
    ...pageOf(coupon).entries,
    counts: v.object(v.entriesFromList(couponStates, whole)),
    /** The time zone for the rule "one of a name per day". */
    timeZone: v.string(),
  },
});

export const claimCoupon = command('/user_coupon/receive', {
  access: 'partner',
  summary: 'Claim a coupon of a campaign',
  input: { requestId, campaignId: id },
  output: coupon,
});

const claimRefusals = [
  'campaign_over',
  'coupon_claimed',
  'coupon_one_per_user',
  'coupon_new_user_only',
  'campaign_budget_spent',
] as const;

export const listCouponCampaigns = query('/user_coupon/campaigns', {
  access: 'partner',
  summary: 'Campaigns that give coupons: their rules, and what was claimed',
  output: {
    list: listOf(
      v.object({
        id,
        ...terms,
        isNewUser: v.boolean(),
        newUserDays: v.nullable(whole),
        startsAt: moment,
        endsAt: moment,
        couponDays: whole,
        /** After how many days a claimant gets another. */
        everyDays: v.nullable(whole),
        claimedAt: v.nullable(moment),
        couponsGiven: whole,
        nextAt: v.nullable(moment),
        /** Why it cannot be claimed now; null when it can. */
        refusal: v.nullable(
          v.object({ reason: v.picklist(claimRefusals), facts: v.record(v.string(), v.number()) }),
        ),
      }),
      50,
    ),
  },
});
