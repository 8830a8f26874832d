import {
  type Elsewhere,
  findInNetwork,
  findInPlace,
  isProviderOutOfPlace,
  type NetworkDay,
  type ViewTally,
} from './daily-views.ts';
import type { MarkReason } from './mark.ts';

/** What a placement had on one day: what counted, and the orders that came of its clicks. */
export interface PlacementDay {
  readonly placementId: number;
  readonly publisherId: string;
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
/** So much of a placement's day has to be invalid for the placement to be held. */
const heldShareMin = 0.3;

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

const clicked = (placement: PlacementDay): Share => ({
  of: placement.impressions,
  hits: placement.clicks,
});
const bought = (placement: PlacementDay): Share => ({
  of: placement.clicks,
  hits: placement.conversions,
});

/** Whether a placement is clicked on, or bought from, more than all others like it explain. */
function findOutlier(placement: PlacementDay, all: readonly PlacementDay[]): MarkReason | null {
  const others = all.filter(
    (one) => one.likeness === placement.likeness && one.placementId !== placement.placementId,
  );
  const isRate = (share: (one: PlacementDay) => Share, least: Share) =>
    isBeyond(share(placement), others.map(share), least);
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

/** What of a placement's day is invalid: all of it, or what came from a provider or a network. */
export interface Finding {
  readonly placementId: number;
  readonly reason: MarkReason;
  readonly provider: string | null;
  readonly network: string | null;
}

/** All that counted at a placement on a day, as far as the pass looks at it. */
export interface PlacementTraffic {
  readonly clicks: readonly DayClick[];
  /** Null when nothing was seen there. */
  readonly views: ViewTally | null;
  readonly networks: readonly NetworkDay[];
  readonly elsewhere: Elsewhere;
}

/**
 * What the pass finds at one placement, by its clicks and by its views. What is found about clicks
 * is about the views there as well: whoever makes the clicks made them, and where views are paid
 * they are what it cost.
 */
export function judgeDay(
  placement: PlacementDay,
  all: readonly PlacementDay[],
  traffic: PlacementTraffic,
): readonly Finding[] {
  const found = { placementId: placement.placementId, provider: null, network: null };
  const outlier = findOutlier(placement, all);
  if (outlier) return [{ ...found, reason: outlier }];
  if (isFlat(traffic.clicks)) return [{ ...found, reason: 'flat_timing' }];
  const findings: Finding[] = [];
  const dominant = findDominant(traffic.clicks);
  if (dominant !== null) findings.push({ ...found, reason: 'one_network', provider: dominant });
  const { views, networks, elsewhere } = traffic;
  if (!views) return findings;
  const isPlayed = placement.likeness.startsWith('video');
  const place = { ...views, isPlayed, usualClickRate: usualClickRate(placement, all) };
  const reason = findInPlace(place);
  if (reason) return [{ ...found, reason }];
  for (const own of networks) {
    const why = findInNetwork(own, place, elsewhere);
    if (why) findings.push({ ...found, reason: why, network: own.network });
  }
  for (const [provider, own] of Map.groupBy(networks, (one) => one.provider)) {
    const impressions = own.reduce((sum, one) => sum + one.impressions, 0);
    if (provider === dominant) continue;
    if (isProviderOutOfPlace({ provider, impressions }, place, elsewhere)) {
      findings.push({ ...found, reason: 'one_network', provider });
    }
  }
  return findings;
}

/** Clicks by impressions at all other placements like it; 0 when too little is known. */
function usualClickRate(placement: PlacementDay, all: readonly PlacementDay[]): number {
  const others = all.filter(
    (one) => one.likeness === placement.likeness && one.placementId !== placement.placementId,
  );
  const of = others.reduce((sum, one) => sum + one.impressions, 0);
  return of < impressionsMin ? 0 : others.reduce((sum, one) => sum + one.clicks, 0) / of;
}

/**
 * Whether so much of a placement's day was found invalid that it gets no ads for a while. Less
 * does not hold it: nobody shall be able to stop a placement by sending it a few bad views.
 */
export function isMostlyInvalid(
  placement: PlacementDay,
  findings: readonly Finding[],
  networks: readonly NetworkDay[],
): boolean {
  if (findings.some(({ provider, network }) => provider === null && network === null)) return true;
  const isFound = (own: NetworkDay) =>
    findings.some(({ provider, network }) => own.provider === provider || own.network === network);
  const found = networks.filter(isFound);
  const sum = (of: (own: NetworkDay) => number) => found.reduce((all, own) => all + of(own), 0);
  return (
    sum(({ impressions }) => impressions) > heldShareMin * placement.impressions ||
    sum(({ clicks }) => clicks) > heldShareMin * Math.max(placement.clicks, 1)
  );
}
