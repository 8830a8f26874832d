import { expectedCostOf } from '../delivery/reservation.ts';
import { smallerOf } from '../money.ts';
import { hourMs, startOfUtcDay, utcDayOf } from '../time.ts';
import type { PriceModel } from './price-ceiling.ts';
import type { PauseCause } from './status.ts';

/** What can slow or stop the delivery of a plan. */
export const deliveryLimitCauses = [
  'partner',
  'invalid_traffic',
  'escrow_low',
  'daily_cap',
  'no_placement',
  'price_ceiling',
  'excluded',
  'hours',
  'reserved',
  'no_supply',
  'targeting',
  'frequency_cap',
  'pacing_behind',
  'pacing_ahead',
] as const;

export interface DeliveryLimit {
  readonly cause: (typeof deliveryLimitCauses)[number];
  /** When it ends by itself, if that is known. */
  readonly at: Date | null;
  /** For the sentence: a share in percent, or a number of hours. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Whether more placements would help against it. */
export const easedByPlacements = (cause: DeliveryLimit['cause']): boolean =>
  cause === 'excluded' || cause === 'invalid_traffic' || cause === 'no_supply';

/** An open placement of a format and category that the plan can use. */
export interface PlacementInput {
  readonly priceModel: PriceModel;
  /** Of one impression or one click. */
  readonly price: bigint;
  /** Whether price and fee are within what the put agreed to. */
  readonly isAgreed: boolean;
  /** Whether the partner excluded it. */
  readonly isExcluded: boolean;
  /** Whether it gets no ads for now because its traffic was found invalid. */
  readonly isHeld: boolean;
  /** The last hour in which it requested an ad. */
  readonly lastHour: Date | null;
}

/** How the engine paced the plan, and what it counted, in the last half hour. */
export interface RecentDelivery {
  /** The share of suitable requests in which it takes part. */
  readonly passPercent: number;
  /** Spent in percent of the target; null before there is a target. */
  readonly indexPercent: number | null;
  /** Requests at placements that fit, and those of them by viewers whom the plan targets. */
  readonly requests: number;
  readonly targeted: number;
  /** How often it was chosen, and how often not because of the frequency cap. */
  readonly chosen: number;
  readonly capped: number;
}

export interface DeliveryInput {
  readonly pausedBy: PauseCause | null;
  readonly isFunded: boolean;
  readonly placements: readonly PlacementInput[];
  /** The hours, in UTC, in which it may be shown; none for all. */
  readonly hours: readonly number[];
  readonly frequencyHours: number;
  /** What the plan can still spend, and what it can on this day; null without a daily cap. */
  readonly left: bigint;
  readonly leftToday: bigint | null;
  readonly reserved: bigint;
  /** When the first reservation ends. */
  readonly freeFrom: Date | null;
  /** Null until the engine has said something. */
  readonly recent: RecentDelivery | null;
}

/** From the first percentage on a plan is on target, and beyond the second it is ahead of it. */
const onTarget = { from: 90, to: 110 };
/** From here on a plan takes every request it can. */
const fullPassPercent = 95;
/** So few viewers that targeting is what limits a plan. */
const fewPercent = 20;
/** Too few to tell anything. */
const requestsMin = 50;
const choicesMin = 20;

const limit = (
  cause: DeliveryLimit['cause'],
  time: Date | null = null,
  facts: DeliveryLimit['facts'] = {},
): DeliveryLimit => ({ cause, at: time, facts });

type Rule = (facts: DeliveryInput, now: Date) => DeliveryLimit | null;

const nextDay = (now: Date) => startOfUtcDay(utcDayOf(now) + 1);

/** Escrow that fell below its floor stops ads at once, and the plan is paused a moment later. */
const findPauseLimit: Rule = ({ pausedBy, isFunded }, now) => {
  if (pausedBy === 'daily_cap') return limit('daily_cap', nextDay(now));
  if (pausedBy !== null && pausedBy !== 'ending') return limit(pausedBy);
  return isFunded ? null : limit('escrow_low');
};

const findPlacementLimit: Rule = ({ placements }) => {
  const agreed = placements.filter(({ isAgreed }) => isAgreed);
  const allowed = agreed.filter(({ isExcluded }) => !isExcluded);
  if (placements.length === 0) return limit('no_placement');
  if (agreed.length === 0) return limit('price_ceiling');
  if (allowed.length === 0) return limit('excluded');

  return allowed.every(({ isHeld }) => isHeld) ? limit('invalid_traffic') : null;
};

const isUsable = ({ isAgreed, isExcluded, isHeld }: PlacementInput) =>
  isAgreed && !isExcluded && !isHeld;

const smallestOf = (amounts: readonly bigint[]) => amounts.reduce(smallerOf);

/** What ads may cost is the amount and the day's cap, less what is reserved for those served. */
const findMoneyLimit: Rule = ({ placements, left, leftToday, reserved, freeFrom }, now) => {
  const usable = placements.filter(isUsable);
  if (leftToday !== null && leftToday < smallestOf(usable.map(({ price }) => price))) {
    return limit('daily_cap', nextDay(now));
  }

  const free = smallerOf(left, leftToday ?? left) - reserved;
  const isFree = free >= smallestOf(usable.map(expectedCostOf));

  return isFree || reserved === 0n ? null : limit('reserved', freeFrom);
};

const findHoursLimit: Rule = ({ hours }, now) => {
  if (hours.length === 0 || hours.includes(now.getUTCHours())) return null;

  const thisHour = Math.floor(now.getTime() / hourMs);
  const next = Array.from({ length: 24 }, (_, ahead) => thisHour + ahead + 1).find((hour) =>
    hours.includes(hour % 24),
  );

  return limit('hours', next === undefined ? null : new Date(next * hourMs));
};

/** Requests are counted by the hour. */
const findRequestLimit: Rule = ({ placements }, now) => {
  const isLate = ({ lastHour }: PlacementInput) =>
    lastHour === null || now.getTime() - lastHour.getTime() >= 2 * hourMs;
  return placements.filter(isUsable).every(isLate) ? limit('no_supply') : null;
};

/** Few of the requests are by viewers whom the plan targets and who may still see the ad. */
const findAudienceLimit: Rule = ({ recent, frequencyHours }) => {
  if (!recent) return null;

  const { requests, targeted, chosen, capped, passPercent } = recent;
  const percent = requests === 0 ? 100 : Math.round((targeted * 100) / requests);
  const isFew = targeted * 100 < requests * fewPercent && requests >= requestsMin;
  const isSlow = isBehind(recent);
  if (isFew && (targeted === 0 || (isSlow && passPercent >= fullPassPercent))) {
    return limit('targeting', null, { percent: String(percent) });
  }

  const isCapped = capped * 2 >= chosen + capped && chosen + capped >= choicesMin;
  const facts = { hours: String(frequencyHours) };

  return isCapped && isSlow ? limit('frequency_cap', null, facts) : null;
};

const isBehind = ({ indexPercent }: RecentDelivery) =>
  indexPercent !== null && indexPercent < onTarget.from;

/** A plan that takes every request it can and is still behind lacks supply, or the price for it. */
const findPacingLimit: Rule = ({ recent, placements }) => {
  if (!recent || recent.indexPercent === null) return null;

  const isFull = recent.passPercent >= fullPassPercent;
  if (isBehind(recent)) {
    if (!isFull) return limit('pacing_behind');
    const agreed = placements.filter(({ isAgreed }) => isAgreed);
    return limit(agreed.length * 2 < placements.length ? 'price_ceiling' : 'no_supply');
  }

  return recent.indexPercent > onTarget.to && !isFull ? limit('pacing_ahead') : null;
};

/**
 * What stops a plan comes before what slows it, and what somebody decided before what happened:
 * pauses and escrow, placements, money, hours, requests, viewers, pacing.
 */
const precedence: readonly Rule[] = [
  findPauseLimit,
  findPlacementLimit,
  findMoneyLimit,
  findHoursLimit,
  findRequestLimit,
  findAudienceLimit,
  findPacingLimit,
];

/** The one thing that limits a plan's delivery now, or null when nothing does. */
export function deliveryLimitOf(input: DeliveryInput, now: Date): DeliveryLimit | null {
  if (input.pausedBy === 'ending') return null;

  for (const rule of precedence) {
    const deliveryLimit = rule(input, now);
    if (deliveryLimit) return deliveryLimit;
  }

  return null;
}
