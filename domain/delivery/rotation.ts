import type { Results } from './decide.ts';

/** The prior: a creative without data is treated as if it had these results. */
const prior = { impressions: 1_000, clicks: 3 };

/** Orders say more than clicks, but are rare: fewer than this say nothing yet. */
const conversionsMin = 30;
/** A creative's own orders outweigh the average of all after this many clicks. */
const clicksOfAverage = 200;

/** This share of the views is spread evenly, so that every creative keeps being tried. */
export const triedShare = 0.2;

/**
 * Each creative's share of the views among those that compete for a placement: a fifth evenly, the
 * rest in proportion to the value of a view. That value is the click rate, multiplied by the order
 * rate once all creatives together have enough orders; until then orders are ignored for all of
 * them, since a creative judged by orders cannot be compared with one judged by clicks. Both rates
 * are smoothed, so that a few views or clicks say little.
 */
export function creativeShares(results: readonly Results[]): number[] {
  const clicks = sumOf(results.map((one) => one.clicks));
  const conversions = sumOf(results.map((one) => one.conversions));
  const average = conversions / Math.max(1, clicks);
  const orderRate = (one: Results): number =>
    conversions < conversionsMin
      ? 1
      : (average * clicksOfAverage + one.conversions) / (clicksOfAverage + one.clicks);
  const worths = results.map(
    (one) => ((prior.clicks + one.clicks) / (prior.impressions + one.impressions)) * orderRate(one),
  );
  const sum = sumOf(worths);
  return worths.map((worth) => triedShare / worths.length + (1 - triedShare) * (worth / sum));
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** The index of the share that a number from 0 to 1 falls on; the shares add up to one. */
export function drawShare(shares: readonly number[], at: number): number {
  let left = at;
  for (let place = 0; place < shares.length - 1; place += 1) {
    left -= shares[place] ?? 0;
    if (left < 0) return place;
  }
  return shares.length - 1;
}
