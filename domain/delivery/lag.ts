import { rateOf } from './wilson.ts';

const hourMs = 3_600_000;

/** The upper bounds of the buckets for the time from click to order, in hours. */
export const lagHours = [1, 3, 6, 12, 24, 48, 72, 120, 168, 336, 720] as const;

/** A counted order: its lag after the click, and that click's current age. */
export interface Lag {
  readonly lagMs: number;
  readonly ageMs: number;
}

/** Clicks of about the same age. */
export interface AgedClicks {
  readonly ageMs: number;
  readonly count: number;
}

/** The number of orders in each bucket; longer lags are in the last one. */
export function lagBuckets(lags: readonly Lag[]): { upToHours: number; count: number }[] {
  return lagHours.map((upToHours, at) => ({
    upToHours,
    count: lags.filter(({ lagMs }) => bucketOf(lagMs) === at).length,
  }));
}

const bucketOf = (lagMs: number): number => {
  const at = lagHours.findIndex((hours) => lagMs <= hours * hourMs);
  return at === -1 ? lagHours.length - 1 : at;
};

/**
 * The share of all orders that has arrived by the end of each bucket. Young clicks can only have
 * had early orders, so each bucket is judged by clicks that are old enough for it, from the last
 * one back. Beyond the oldest click nothing is known, and no orders are assumed.
 */
export function arrivedShares(lags: readonly Lag[]): number[] {
  const shares = lagHours.map(() => 1);
  for (let at = lagHours.length - 1; at > 0; at -= 1) {
    const end = (lagHours[at] ?? 0) * hourMs;
    const seen = lags.filter(({ lagMs, ageMs }) => ageMs >= end && bucketOf(lagMs) <= at);
    const late = seen.filter(({ lagMs }) => bucketOf(lagMs) === at).length;
    const ratio = seen.length === 0 ? 1 : 1 - late / seen.length;
    shares[at - 1] = (shares[at] ?? 1) * ratio;
  }
  return shares;
}

function shareAt(shares: readonly number[], ageMs: number): number {
  const at = lagHours.findIndex((hours) => ageMs <= hours * hourMs);
  if (at === -1) return 1;
  const [from, to] = [(lagHours[at - 1] ?? 0) * hourMs, (lagHours[at] ?? 0) * hourMs];
  const [low, high] = [at === 0 ? 0 : (shares[at - 1] ?? 0), shares[at] ?? 1];
  return low + ((high - low) * (ageMs - from)) / (to - from);
}

export interface StillToCome {
  readonly low: number;
  readonly expected: number;
  readonly high: number;
  /** The number of orders behind the estimate. */
  readonly from: number;
}

const ordersMin = 10;
const million = 1_000_000;
const z = 1.96;

/** Orders that past clicks may still bring, as a range; null if too little is known. */
export function stillToCome(
  lags: readonly Lag[],
  clicks: readonly AgedClicks[],
  windowMs: number,
): StillToCome | null {
  if (lags.length < ordersMin) return null;
  const shares = arrivedShares(lags);
  let ripe = 0;
  let open = 0;
  for (const { ageMs, count } of clicks) {
    const share = shareAt(shares, ageMs);
    ripe += count * share;
    if (ageMs < windowMs) open += count * (1 - share);
  }
  const rate = rateOf(lags.length, Math.max(lags.length, Math.round(ripe)));
  if (!rate || open <= 0) return null;
  const of = (ppm: number) => (ppm / million) * open;
  const [low, high] = [of(rate.lowPpm), of(rate.highPpm)];
  return {
    low: Math.max(0, Math.floor(low - z * Math.sqrt(low))),
    expected: Math.round(of(rate.ppm)),
    high: Math.ceil(high + z * Math.sqrt(high)),
    from: lags.length,
  };
}
