import { type CouponTerms, wrongCouponTerm } from '#domain/coupon/coupon.ts';
import { formatMicro, type Micro, parseTyped, zero } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { daysAfter, latestOf } from '#domain/time.ts';
import { findPartnerName } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Campaign, findCampaign } from '../../programme/coupon/coupon.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import { addCampaign, giveCoupon } from './campaign-acts.ts';

type WrittenCampaign = ByTwoBodies['campaign'];

const wrong = (what: string) => new Refusal('desk_value_wrong', { what });
const amountOf = (typed: string | null): Micro => parseTyped(typed ?? '') ?? zero;

function termsOf(input: WrittenCampaign): CouponTerms {
  const amount = input.amount === null ? null : amountOf(input.amount);
  const terms: CouponTerms = {
    kind: input.kind,
    type: input.type,
    shareBps: input.sharePercent === null ? null : input.sharePercent * 100,
    amount,
    most: amount ?? amountOf(input.most),
    amountRequired: amountOf(input.amountRequired),
  };
  const wrongTerm = wrongCouponTerm(terms);
  if (wrongTerm) throw wrong(`a coupon with this ${wrongTerm}`);
  return terms;
}

export function campaignOf(input: WrittenCampaign, now: Date): Campaign & { budget: Micro } {
  const { id, name, names, audience, newUserDays, everyDays, couponDays } = input;
  if (newUserDays !== null && audience !== 'new-users') {
    throw wrong('days as new, for who need not be new');
  }
  const terms = termsOf(input);
  const budget = amountOf(input.budget);
  if (budget < terms.most) throw wrong('a budget that does not pay for one coupon');
  const asked = input.startsAt === null ? now : new Date(input.startsAt);
  const startsAt = latestOf(asked, now);
  return {
    ...{ id, name, names, newUserDays, everyDays, couponDays, budget },
    ...terms,
    isClaimable: audience !== 'named',
    isNewUser: audience === 'new-users',
    startsAt,
    endsAt: daysAfter(startsAt, input.days),
  };
}

export const campaignByTwo: ByTwoAct<WrittenCampaign> = {
  async about(_sql, input) {
    const { name, names, audience, kind, sharePercent, amount, most, budget } = input;
    const { startsAt, days, everyDays } = input;
    const worth = sharePercent === null ? `${amount}` : `${sharePercent}%, at most ${most}`;
    return {
      campaign: name,
      ...Object.fromEntries(Object.entries(names).map(([code, text]) => [`in ${code}`, text])),
      for: audience,
      coupon: `${kind}, ${worth}`,
      'from an amount of': input.amountRequired,
      budget,
      starts: startsAt ?? 'when it is confirmed',
      days: String(days),
      ...(everyDays === null ? {} : { 'another after days': String(everyDays) }),
    };
  },
  async carryOut(sql, _call, input, made) {
    await addCampaign(sql, campaignOf(input, made.now), made, made.now);
    return null;
  },
};

export async function getCampaign(sql: Sql, id: string) {
  const campaign = await findCampaign(sql, id);
  if (!campaign) throw new Refusal('desk_not_found');
  return campaign;
}

export const couponByTwo: ByTwoAct<ByTwoBodies['coupon']> = {
  async about(sql, { id, partnerId, reference }) {
    const { name, type, most } = await getCampaign(sql, id);
    const partner = (await findPartnerName(sql, partnerId)) ?? partnerId;
    return { campaign: name, coupon: `${type}, at most ${formatMicro(most)}`, partner, reference };
  },
  async carryOut(sql, _call, { id, ...gift }, made) {
    await giveCoupon(sql, await getCampaign(sql, id), { ...gift, ...made }, made.now);
    return null;
  },
};
