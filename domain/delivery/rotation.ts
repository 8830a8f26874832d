import type { Results } from './decide.ts';

/** The prior: a creative without data is treated as if it had these results. */
const prior = { impressions: 1_000, clicks: 3 };

/** Orders say more than clicks, but are rare: fewer than this say nothing yet. */
const conversionsMin = 30;
/** A creative's own orders outweigh the average of all after this many clicks. */
const clicksOfAverage = 200;

/** This share of the impressions is spread evenly, so that every creative keeps being tried. */
export const explorationShare = 0.2;

/**
 * Each creative's share of the impressions among those that compete for a placement: a fifth
 * evenly, the rest in proportion to the value of an impression. That value is the click rate,
 * multiplied by the order rate once all creatives together have enough orders; until then orders
 * are ignored for all of them, since a creative judged by orders cannot be compared with one judged
 * by clicks. Both rates are smoothed, so that a few impressions or clicks say little.
 */
export function creativeShares(results: readonly Results[]): number[] {
  const clicks = sumOf(results.map((result) => result.clicks));
  const conversions = sumOf(results.map((result) => result.conversions));
  const average = conversions / Math.max(1, clicks);
  const orderRate = (result: Results): number =>
    conversions < conversionsMin
      ? 1
      : (average * clicksOfAverage + result.conversions) / (clicksOfAverage + result.clicks);
  const worths = results.map(
    (result) =>
      ((prior.clicks + result.clicks) / (prior.impressions + result.impressions)) *
      orderRate(result),
  );

  const sum = sumOf(worths);

  return worths.map(
    (worth) => explorationShare / worths.length + (1 - explorationShare) * (worth / sum),
  );
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** The index of the share that a number from 0 to 1 falls on; the shares add up to one. */
export function drawShare(shares: readonly number[], draw: number): number {
  let remaining = draw;
  for (let index = 0; index < shares.length - 1; index += 1) {
    remaining -= shares[index] ?? 0;
    if (remaining < 0) return index;
  }

  return shares.length - 1;
}
