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

const has = <Item>(list: readonly Item[], item: Item): boolean =>
  list.length === 0 || list.includes(item);

export const suits = (targeting: Targeting, audience: Audience): boolean =>
  has(targeting.countries, audience.country) &&
  has(targeting.languages, audience.language) &&
  has(targeting.devices as readonly string[], audience.device) &&
  has(targeting.systems, audience.system) &&
  has(targeting.hours, audience.hour);

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

export interface WeightFacts {
  readonly goal: 'conversions' | 'clicks' | 'impressions';
  /** The commission of a conversion, in micro-units. */
  readonly commission: number;
  readonly left: number;
  readonly timeLeftMs: number;
  /** The share of the weight that ignores this placement's own results, from 0 to 1. */
  readonly exploration: number;
  readonly overall: Results;
  readonly here: Results;
  readonly priceModel: 'cpm' | 'cpc';
  /** The price of one impression or one click at this placement, in micro-units. */
  readonly price: number;
  /** The typical price of an impression across placements. */
  readonly usualPrice: number;
}

const clickRate = ({ impressions, clicks }: Results): number =>
  (prior.clicks + clicks) / (prior.impressions + impressions);

/** The expected earnings of an impression, from the results so far. */
function earningOf({ goal, commission }: WeightFacts, results: Results): number {
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

const leastTimeMs = 60_000;

/**
 * How much a plan wants this request: urgency (money left per time left) times value (an
 * impression's expected earnings per cost). The exploration share ignores this placement's own
 * results, so that placements which look poor are tried too.
 */
export function weightOf(facts: WeightFacts): number {
  const urgency = facts.left / Math.max(leastTimeMs, facts.timeLeftMs);
  const cost = facts.priceModel === 'cpm' ? facts.price : facts.price * clickRate(facts.here);
  const valueHere = earningOf(facts, facts.here) / Math.max(1, cost);
  const valueUsual = earningOf(facts, facts.overall) / Math.max(1, facts.usualPrice);
  const value = (1 - facts.exploration) * valueHere + facts.exploration * valueUsual;
  return Math.max(Number.MIN_VALUE, urgency * value);
}

/** Plans to draw from, in proportion to their weights. Built once per kind of request. */
export interface Urn<Item> {
  readonly items: readonly Item[];
  /** The cumulative weights. */
  readonly bounds: Float64Array;
  /** The probability that at least one plan takes part in a request. */
  readonly chance: number;
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
  let none = 1;
  items.forEach((item, index) => {
    const { weight, pass } = weigh(item);
    sum += weight * pass;
    none *= 1 - pass;
    bounds[index] = sum;
  });
  return { items, bounds, chance: 1 - none };
}

const triesMax = 12;

/** Draws a plan that is ready, or null. If the drawn plan is not ready, another is drawn. */
export function drawFrom<Item>(
  { items, bounds, chance }: Urn<Item>,
  isReady: (item: Item) => boolean,
  random: () => number,
): Item | null {
  if (items.length === 0 || random() >= chance) return null;
  const sum = bounds[bounds.length - 1] ?? 0;
  for (let tried = 0; tried < Math.min(triesMax, items.length * 3); tried += 1) {
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
