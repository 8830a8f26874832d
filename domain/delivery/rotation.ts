/** What a creative has come to in a plan. */
export interface CreativeResult {
  readonly impressions: number;
  readonly clicks: number;
}

/** What is believed of a creative before anything is known: as much as these would have taught. */
const prior: CreativeResult = { impressions: 1_000, clicks: 3 };

/** This much of the views is shared out evenly, so that every creative goes on being tried. */
export const triedShare = 0.2;

/**
 * Which share of a plan's views each of its creatives gets: a fifth evenly, the rest in proportion
 * to how often each is clicked, where few views say little.
 */
export function creativeShares(results: readonly CreativeResult[]): number[] {
  const rates = results.map(
    ({ impressions, clicks }) => (prior.clicks + clicks) / (prior.impressions + impressions),
  );
  const sum = rates.reduce((all, rate) => all + rate, 0);
  return rates.map((rate) => triedShare / rates.length + (1 - triedShare) * (rate / sum));
}

/** The place in a list of shares, which add up to one, that a number from 0 to 1 falls on. */
export function drawShare(shares: readonly number[], at: number): number {
  let left = at;
  for (let place = 0; place < shares.length - 1; place += 1) {
    left -= shares[place] ?? 0;
    if (left < 0) return place;
  }
  return shares.length - 1;
}
