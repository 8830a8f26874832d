import type { Targeting } from '../plan/terms.ts';

/** The viewer, as coarsely as targeting needs. */
export interface Audience {
  readonly country: string;
  readonly language: string;
  readonly device: string;
  readonly system: string;
  /** The hour in UTC. */
  readonly hour: number;
}

const allows = <Item>(list: readonly Item[], item: Item): boolean =>
  list.length === 0 || list.includes(item);

export const matchesTargeting = (targeting: Targeting, audience: Audience): boolean =>
  allows(targeting.countries, audience.country) &&
  allows(targeting.languages, audience.language) &&
  allows(targeting.devices as readonly string[], audience.device) &&
  allows(targeting.systems, audience.system) &&
  allows(targeting.hours, audience.hour);

/** A plan's results at one placement, or at all of them. */
export interface Results {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
}

export const noResults: Results = { impressions: 0, clicks: 0, conversions: 0 };

/** The prior: a plan without data is treated as if it had these results. */
const prior: Results = { impressions: 2_000, clicks: 6, conversions: 0.4 };
const conversionsPerClick = prior.conversions / prior.clicks;

export interface WeightInput {
  readonly goal: 'conversions' | 'clicks' | 'impressions';
  /** The commission of a conversion, in micro-units. */
  readonly commission: number;
  readonly amountLeft: number;
  readonly timeLeftMs: number;
  /** The share of the weight that ignores this placement's own results, from 0 to 1. */
  readonly exploration: number;
  readonly resultsOverall: Results;
  readonly resultsHere: Results;
  readonly priceModel: 'cpm' | 'cpc';
  /** The price of one impression or one click at this placement, in micro-units. */
  readonly price: number;
  /** The typical price of an impression across placements. */
  readonly usualPrice: number;
}

const clickRate = ({ impressions, clicks }: Results): number =>
  (prior.clicks + clicks) / (prior.impressions + impressions);

/** The expected earnings of an impression, from the results so far. */
function expectedEarningOf({ goal, commission }: WeightInput, results: Results): number {
  const { impressions, conversions } = results;
  switch (goal) {
    case 'conversions':
      return commission * ((prior.conversions + conversions) / (prior.impressions + impressions));
    case 'clicks':
      return commission * conversionsPerClick * clickRate(results);
    case 'impressions':
      return commission * (prior.conversions / prior.impressions);
  }
}

const timeLeftMsMin = 60_000;

/**
 * How much a plan wants this request: urgency (money left per time left) times value (an
 * impression's expected earnings per cost). The exploration share ignores this placement's own
 * results, so that placements which look poor are tried too.
 */
export function weightOf(input: WeightInput): number {
  const urgency = input.amountLeft / Math.max(timeLeftMsMin, input.timeLeftMs);
  const cost =
    input.priceModel === 'cpm' ? input.price : input.price * clickRate(input.resultsHere);
  const valueHere = expectedEarningOf(input, input.resultsHere) / Math.max(1, cost);
  const valueUsual = expectedEarningOf(input, input.resultsOverall) / Math.max(1, input.usualPrice);
  const value = (1 - input.exploration) * valueHere + input.exploration * valueUsual;

  return Math.max(Number.MIN_VALUE, urgency * value);
}

/** Plans to draw from, in proportion to their weights. Built once per kind of request. */
export interface Urn<Item> {
  readonly items: readonly Item[];
  /** The cumulative weights. */
  readonly bounds: Float64Array;
  /** The probability that at least one plan takes part in a request. */
  readonly probability: number;
}

/**
 * Each plan takes part with its own probability, and one of those is drawn by weight. Asking ten
 * thousand plans per request would be too slow, so both are precomputed.
 */
export function fillUrn<Item>(
  items: readonly Item[],
  weigh: (item: Item) => { weight: number; pass: number },
): Urn<Item> {
  const bounds = new Float64Array(items.length);
  let sum = 0;
  let noneProbability = 1;
  items.forEach((item, index) => {
    const { weight, pass } = weigh(item);
    sum += weight * pass;
    noneProbability *= 1 - pass;
    bounds[index] = sum;
  });

  return { items, bounds, probability: 1 - noneProbability };
}

const triesMax = 12;

/** Draws a plan that is ready, or null. If the drawn plan is not ready, another is drawn. */
export function drawFrom<Item>(
  { items, bounds, probability: chance }: Urn<Item>,
  isReady: (item: Item) => boolean,
  random: () => number,
): Item | null {
  if (items.length === 0 || random() >= chance) return null;

  const sum = bounds[bounds.length - 1] ?? 0;
  for (let tryCount = 0; tryCount < Math.min(triesMax, items.length * 3); tryCount += 1) {
    const item = items[findBound(bounds, random() * sum)] as Item;
    if (isReady(item)) return item;
  }

  return null;
}

/** The first index whose bound exceeds the value. */
function findBound(bounds: Float64Array, value: number): number {
  let low = 0;
  let high = bounds.length - 1;

  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }

  return low;
}
