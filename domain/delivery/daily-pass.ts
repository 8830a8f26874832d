import {
  type Elsewhere,
  findInNetwork,
  findInPlace,
  isProviderOutOfPlace,
  type NetworkDay,
  type ViewTally,
} from './daily-views.ts';
import type { FlagReason } from './flag.ts';

/** A placement's counted events on one day, and the orders from its clicks. */
export interface PlacementDay {
  readonly placementId: number;
  readonly publisherId: string;
  /** Placements that are sold and shown alike are comparable. */
  readonly comparisonGroup: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
}

/** A counted click of one placement and day. */
export interface DayClick {
  readonly at: Date;
  /** The viewer's provider, hashed with the day's salt. */
  readonly provider: string;
}

/** Beyond this many standard deviations it is no accident: one in three million. */
const sigmas = 5;
const impressionsMin = 500;
/** Fewer clicks than this prove nothing, nor do fewer orders. */
const clicksMin = 20;
const conversionsMin = 10;
/** People's gaps between clicks vary about as much as their mean; a clock's hardly vary. */
const scatterMin = 0.2;
const shareMax = 0.6;
/** The invalid share of a placement's day at which the placement is put on hold. */
const heldShareMin = 0.3;

interface Share {
  readonly of: number;
  readonly hits: number;
}

/** Whether a rate is too high to be explained by that of all others. */
function isBeyond(own: Share, others: readonly Share[], least: Share): boolean {
  const of = others.reduce((sum, one) => sum + one.of, 0);
  if (own.of < least.of || of < least.of || own.hits < least.hits) return false;
  const hits = others.reduce((sum, one) => sum + one.hits, 0);
  // Never zero, because the first hit after none at all is no proof.
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

/** Whether a placement's click or order rate is too high compared with similar placements. */
function findOutlier(placement: PlacementDay, all: readonly PlacementDay[]): FlagReason | null {
  const others = all.filter(
    (one) =>
      one.comparisonGroup === placement.comparisonGroup &&
      one.placementId !== placement.placementId,
  );
  const isRate = (share: (one: PlacementDay) => Share, least: Share) =>
    isBeyond(share(placement), others.map(share), least);
  if (isRate(clicked, { of: impressionsMin, hits: clicksMin })) return 'click_rate_outlier';
  if (isRate(bought, { of: clicksMin, hits: conversionsMin })) return 'conversion_rate_outlier';
  return null;
}

/** Whether clicks came more evenly than people's do. */
export function isFlat(clicks: readonly DayClick[]): boolean {
  if (clicks.length < clicksMin) return false;
  const times = clicks.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, place) => at - (times[place] as number));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  // All in one instant is as even as can be: then mean and deviation are both zero.
  return mean === 0 || Math.sqrt(variance) < scatterMin * mean;
}

/** The provider that more than the allowed share of the clicks came from, or null. */
export function findDominant(clicks: readonly DayClick[]): string | null {
  if (clicks.length < clicksMin) return null;
  for (const [provider, own] of Map.groupBy(clicks, (click) => click.provider)) {
    if (own.length > shareMax * clicks.length) return provider;
  }
  return null;
}

/** The invalid part of a placement's day: all of it, or one provider's or network's part. */
export interface Finding {
  readonly placementId: number;
  readonly reason: FlagReason;
  readonly provider: string | null;
  readonly network: string | null;
}

/** A placement's counted events on a day, as far as the pass examines them. */
export interface PlacementTraffic {
  readonly clicks: readonly DayClick[];
  /** Null if there were no views. */
  readonly views: ViewTally | null;
  readonly networks: readonly NetworkDay[];
  readonly elsewhere: Elsewhere;
}

/**
 * The daily pass's findings for one placement, from its clicks and its views. A finding about
 * clicks covers the views there too: the same source made them, and where views are paid they are
 * what it cost.
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
  const isPlayed = placement.comparisonGroup.startsWith('video');
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

/** The click rate of all other similar placements; 0 if too little is known. */
function usualClickRate(placement: PlacementDay, all: readonly PlacementDay[]): number {
  const others = all.filter(
    (one) =>
      one.comparisonGroup === placement.comparisonGroup &&
      one.placementId !== placement.placementId,
  );
  const of = others.reduce((sum, one) => sum + one.impressions, 0);
  return of < impressionsMin ? 0 : others.reduce((sum, one) => sum + one.clicks, 0) / of;
}

/**
 * Whether enough of a placement's day is invalid to put the placement on hold. A small share does
 * not suffice: nobody should be able to stop a placement by sending it a few bad views.
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
