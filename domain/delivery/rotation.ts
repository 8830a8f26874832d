import type { Results } from './decide.ts';

/** What is believed of a creative before anything is known: as much as these would have taught. */
const prior = { impressions: 1_000, clicks: 3 };

/** Orders say more than clicks, but are rare: fewer than these say nothing yet. */
const conversionsMin = 30;
/** A creative's own orders outweigh the average of all after this many clicks. */
const clicksOfAverage = 200;

/** This much of the views is shared out evenly, so that every creative goes on being tried. */
export const triedShare = 0.2;

/**
 * Which share of the views each of the creatives gets that compete for a placement: a fifth evenly,
 * the rest in proportion to what a view of each is worth. That is how often it is clicked and, once
 * all of them together have brought enough orders, how often a click becomes an order; until then
 * orders are left out for all of them, since a creative judged by orders cannot be compared with
 * one judged by clicks. Both rates are smoothed, so that few views or clicks say little.
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

/** The place in a list of shares, which add up to one, that a number from 0 to 1 falls on. */
export function drawShare(shares: readonly number[], at: number): number {
  let left = at;
  for (let place = 0; place < shares.length - 1; place += 1) {
    left -= shares[place] ?? 0;
    if (left < 0) return place;
  }
  return shares.length - 1;
}
