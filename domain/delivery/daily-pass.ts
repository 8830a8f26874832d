import type { MarkReason } from './mark.ts';

/** What a placement had on one day: what counted, and the orders that came of its clicks. */
export interface ZoneDay {
  readonly zoneId: number;
  /** Placements that are sold and shown alike can be compared. */
  readonly likeness: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
}

/** A click that counted, of one placement and day. */
export interface DayClick {
  readonly at: Date;
  /** Whose network it came from, hashed with the salt of the day. */
  readonly provider: string;
}

/** Beyond so many standard deviations it is no accident: one in three million. */
const sigmas = 5;
const impressionsMin = 500;
/** Fewer clicks than these show nothing, nor do fewer orders. */
const clicksMin = 20;
const conversionsMin = 10;
/** Of people the gaps between clicks scatter about as much as they are long; of a clock hardly. */
const scatterMin = 0.2;
const shareMax = 0.6;

interface Share {
  readonly of: number;
  readonly hits: number;
}

/** Whether a share lies beyond what that of all others could explain. */
function isBeyond(own: Share, others: readonly Share[], least: Share): boolean {
  const of = others.reduce((sum, one) => sum + one.of, 0);
  if (own.of < least.of || of < least.of || own.hits < least.hits) return false;
  const hits = others.reduce((sum, one) => sum + one.hits, 0);
  // Never taken for zero: that there was none before makes the first no crime.
  const rate = Math.min(0.5, Math.max(hits, 1) / of);
  const deviation = Math.sqrt((rate * (1 - rate)) / own.of);
  return own.hits / own.of > rate + sigmas * deviation;
}

const clicked = (zone: ZoneDay): Share => ({ of: zone.impressions, hits: zone.clicks });
const bought = (zone: ZoneDay): Share => ({ of: zone.clicks, hits: zone.conversions });

/** Whether a placement is clicked on, or bought from, more than all others like it explain. */
function findOutlier(zone: ZoneDay, all: readonly ZoneDay[]): MarkReason | null {
  const others = all.filter((one) => one.likeness === zone.likeness && one.zoneId !== zone.zoneId);
  const isRate = (share: (one: ZoneDay) => Share, least: Share) =>
    isBeyond(share(zone), others.map(share), least);
  if (isRate(clicked, { of: impressionsMin, hits: clicksMin })) return 'click_rate_outlier';
  if (isRate(bought, { of: clicksMin, hits: conversionsMin })) return 'conversion_rate_outlier';
  return null;
}

/** Whether clicks came as evenly as no people's do. */
export function isFlat(clicks: readonly DayClick[]): boolean {
  if (clicks.length < clicksMin) return false;
  const times = clicks.map(({ at }) => at.getTime()).sort((one, other) => one - other);
  const gaps = times.slice(1).map((at, place) => at - (times[place] as number));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return Math.sqrt(variance) < scatterMin * mean;
}

/** The one provider's network that more than its share of the clicks came from, or null. */
export function findDominant(clicks: readonly DayClick[]): string | null {
  if (clicks.length < clicksMin) return null;
  for (const [provider, own] of Map.groupBy(clicks, (click) => click.provider)) {
    if (own.length > shareMax * clicks.length) return provider;
  }
  return null;
}

/** What of a placement's day is invalid: all of it, or what came from one provider's network. */
export interface Finding {
  readonly zoneId: number;
  readonly reason: MarkReason;
  readonly provider: string | null;
}

/**
 * What the pass finds at one placement, by its clicks, or null. It is about the views there as
 * well: whoever makes the clicks made them, and where views are paid they are what it cost.
 */
export function judgeDay(
  zone: ZoneDay,
  all: readonly ZoneDay[],
  clicks: readonly DayClick[],
): Finding | null {
  const { zoneId } = zone;
  const outlier = findOutlier(zone, all);
  if (outlier) return { zoneId, reason: outlier, provider: null };
  if (isFlat(clicks)) return { zoneId, reason: 'flat_timing', provider: null };
  const provider = findDominant(clicks);
  return provider === null ? null : { zoneId, reason: 'one_network', provider };
}
