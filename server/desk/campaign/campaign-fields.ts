import type { makeCampaign } from '#contract/desk/campaigns.ts';
import type { Input } from '#contract/route.ts';
import { type CouponTerms, findWrongTerm } from '#domain/coupon/coupon.ts';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter, latestOf } from '#domain/time.ts';
import type { Campaign } from '../../programme/coupon/coupon.ts';

type TypedCampaign = Input<typeof makeCampaign>;

const valueWrong = (problem: string) => new RefusalError('desk_value_wrong', { what: problem });
const readAmount = (typedAmount: string | null): Micro => parseTyped(typedAmount ?? '') ?? zero;

/** A campaign as typed, or a refusal that says what is wrong with it. */
export function readCampaign(
  id: string,
  input: TypedCampaign,
  now: Date,
): Campaign & { budget: Micro } {
  const { name, names, audience, newUserDays, everyDays, couponDays } = input;
  if (newUserDays !== null && audience !== 'new-users') {
    throw valueWrong('days as new, for who need not be new');
  }

  const terms = readTerms(input);
  const budget = readAmount(input.budget);
  if (budget < terms.most) throw valueWrong('a budget that does not pay for one coupon');

  const wishedStart = input.startsAt === null ? now : new Date(input.startsAt);
  const startsAt = latestOf(wishedStart, now);
  return {
    id,
    name,
    names,
    newUserDays,
    everyDays,
    couponDays,
    budget,
    ...terms,
    isClaimable: audience !== 'named',
    isNewUser: audience === 'new-users',
    startsAt,
    endsAt: daysAfter(startsAt, input.days),
  };
}

function readTerms(input: TypedCampaign): CouponTerms {
  const amount = input.amount === null ? null : readAmount(input.amount);
  const terms: CouponTerms = {
    kind: input.kind,
    type: input.type,
    shareBps: input.sharePercent === null ? null : input.sharePercent * 100,
    amount,
    most: amount ?? readAmount(input.most),
    amountRequired: readAmount(input.amountRequired),
  };
  const wrongTerm = findWrongTerm(terms);
  if (wrongTerm) throw valueWrong(`a coupon with this ${wrongTerm}`);
  return terms;
}

/** Whom a coupon costs what partners do not pay. */
export const promotions = 'the network’s promotions';

/** A campaign in words, for whoever decides. */
export function campaignText(input: TypedCampaign): Readonly<Record<string, string>> {
  const {
    name,
    names,
    audience,
    kind,
    type,
    sharePercent,
    amount,
    most: creditMax,
    budget,
  } = input;
  const { startsAt, days, everyDays, couponDays, newUserDays } = input;
  const worth = sharePercent === null ? `${amount}` : `${sharePercent}%, at most ${creditMax}`;
  return {
    activity: name,
    ...Object.fromEntries(Object.entries(names).map(([code, text]) => [`in ${code}`, text])),
    for: audience,
    ...(newUserDays === null ? {} : { 'new for days': String(newUserDays) }),
    coupon: `${kind}, ${type}, ${worth}`,
    'each valid for days': String(couponDays),
    'from an amount of': input.amountRequired,
    budget,
    'paid from': promotions,
    starts: startsAt ?? 'when it is approved',
    days: String(days),
    ...(everyDays === null ? {} : { 'another after days': String(everyDays) }),
  };
}
