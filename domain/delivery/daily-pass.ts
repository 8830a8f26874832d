import type { MarkReason } from './mark.ts';

/** What a placement had on one day: impressions and clicks that counted. */
export interface ZoneDay {
  readonly zoneId: number;
  /** Placements that are sold and shown alike can be compared. */
  readonly likeness: string;
  readonly impressions: number;
  readonly clicks: number;
}

/** A click that counted, of one placement and day. */
export interface DayClick {
  readonly at: Date;
  /** Network and browser, hashed with the salt of the day. */
  readonly viewer: string;
}

/** Beyond so many standard deviations it is no accident: one in three million. */
const sigmas = 5;
const impressionsMin = 500;
/** Fewer clicks than these show nothing. */
const clicksMin = 20;
/** Of people the gaps between clicks scatter about as much as they are long; of a clock hardly. */
const scatterMin = 0.2;
const shareMax = 0.6;

/** Whether a placement is clicked on more than all others like it could explain. */
export function isRateOutlier(zone: ZoneDay, all: readonly ZoneDay[]): boolean {
  const others = all.filter((one) => one.likeness === zone.likeness && one.zoneId !== zone.zoneId);
  const shown = others.reduce((sum, { impressions }) => sum + impressions, 0);
  if (zone.impressions < impressionsMin || shown < impressionsMin) return false;
  if (zone.clicks < clicksMin) return false;
  const clicked = others.reduce((sum, { clicks }) => sum + clicks, 0);
  // Never taken for zero: that none was clicked on before makes the first click no crime.
  const rate = Math.min(0.5, Math.max(clicked, 1) / shown);
  const deviation = Math.sqrt((rate * (1 - rate)) / zone.impressions);
  return zone.clicks / zone.impressions > rate + sigmas * deviation;
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

/** The one network and browser that more than its share of the clicks came from, or null. */
export function findDominant(clicks: readonly DayClick[]): string | null {
  if (clicks.length < clicksMin) return null;
  for (const [viewer, own] of Map.groupBy(clicks, (click) => click.viewer)) {
    if (own.length > shareMax * clicks.length) return viewer;
  }
  return null;
}

/** What the pass makes of the clicks of one placement: each that is invalid, with its reason. */
export function judgeDay<Click extends DayClick>(
  zone: ZoneDay,
  all: readonly ZoneDay[],
  clicks: readonly Click[],
): { readonly click: Click; readonly reason: MarkReason }[] {
  const marked = (reason: MarkReason, found: readonly Click[]) =>
    found.map((click) => ({ click, reason }));
  if (isRateOutlier(zone, all)) return marked('click_rate_outlier', clicks);
  if (isFlat(clicks)) return marked('flat_timing', clicks);
  const viewer = findDominant(clicks);
  return marked(
    'one_network',
    clicks.filter((click) => click.viewer === viewer),
  );
}
