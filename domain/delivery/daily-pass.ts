import type { FlagReason } from './flag.ts';
import {
  findPlacementFlagReason,
  findSubnetFlagReason,
  type ImpressionsElsewhere,
  isProviderUnknownElsewhere,
  type SubnetStats,
  type TrafficStats,
} from './traffic-rules.ts';

/** A placement's counted events on one day, and the conversions (orders) from its clicks. */
export interface PlacementTotals {
  readonly placementId: number;
  readonly publisherId: string;
  /** Format and price model, such as `video cpm`: what is sold and shown alike is comparable. */
  readonly comparisonGroup: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
}

/** A counted click of one placement and day. */
export interface CountedClick {
  readonly at: Date;
  /** The viewer's internet provider, hashed with the day's salt. */
  readonly provider: string;
}

/** Beyond this many standard deviations it is no accident: one in three million. */
const outlierDeviations = 5;
const expectedRateMax = 0.5;
/** Fewer impressions, clicks or conversions than these prove nothing. */
const impressionsMin = 500;
const clicksMin = 20;
const conversionsMin = 10;
/** People's gaps between clicks vary about as much as their mean; a clock's hardly vary. */
const gapVariationMin = 0.2;
const providerClickShareMax = 0.6;
/** The invalid share of a placement's day above which the placement is put on hold. */
const invalidShareMax = 0.3;

/** How often something happened, and out of how many: clicks of impressions, for example. */
interface Rate {
  readonly hits: number;
  readonly total: number;
}

const clickRateOf = (placement: PlacementTotals): Rate => ({
  hits: placement.clicks,
  total: placement.impressions,
});

const conversionRateOf = (placement: PlacementTotals): Rate => ({
  hits: placement.conversions,
  total: placement.clicks,
});

/** Whether a rate is too high to be explained by that of all others. */
function isOutlier(rate: Rate, otherRates: readonly Rate[], minimum: Rate): boolean {
  const othersTotal = otherRates.reduce((sum, other) => sum + other.total, 0);
  const isTotalTooSmall = rate.total < minimum.total || othersTotal < minimum.total;
  if (isTotalTooSmall || rate.hits < minimum.hits) return false;

  const othersHits = otherRates.reduce((sum, other) => sum + other.hits, 0);
  // Never zero, because the first hit after none at all is no proof.
  const expectedRate = Math.min(expectedRateMax, Math.max(othersHits, 1) / othersTotal);
  const standardDeviation = Math.sqrt((expectedRate * (1 - expectedRate)) / rate.total);

  return rate.hits / rate.total > expectedRate + outlierDeviations * standardDeviation;
}

const otherSimilarPlacements = (
  placement: PlacementTotals,
  allPlacements: readonly PlacementTotals[],
): readonly PlacementTotals[] =>
  allPlacements.filter(
    (other) =>
      other.comparisonGroup === placement.comparisonGroup &&
      other.placementId !== placement.placementId,
  );

/** Whether a placement's click or conversion rate is too high compared with similar placements. */
function findOutlierReason(
  placement: PlacementTotals,
  allPlacements: readonly PlacementTotals[],
): FlagReason | null {
  const others = otherSimilarPlacements(placement, allPlacements);
  const isOutlierBy = (rateOf: (placement: PlacementTotals) => Rate, minimum: Rate) =>
    isOutlier(rateOf(placement), others.map(rateOf), minimum);

  if (isOutlierBy(clickRateOf, { hits: clicksMin, total: impressionsMin })) {
    return 'click_rate_outlier';
  }
  if (isOutlierBy(conversionRateOf, { hits: conversionsMin, total: clicksMin })) {
    return 'conversion_rate_outlier';
  }

  return null;
}

/** The click rate of all other similar placements; 0 if too little is known. */
function usualClickRateOf(
  placement: PlacementTotals,
  allPlacements: readonly PlacementTotals[],
): number {
  const others = otherSimilarPlacements(placement, allPlacements);
  const impressions = others.reduce((sum, other) => sum + other.impressions, 0);
  if (impressions < impressionsMin) return 0;

  return others.reduce((sum, other) => sum + other.clicks, 0) / impressions;
}

/** Whether clicks came more evenly than people's do. */
export function areEvenlyTimed(clicks: readonly CountedClick[]): boolean {
  if (clicks.length < clicksMin) return false;

  const times = clicks.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  const gaps = times.flatMap((time, index) => {
    const previousTime = times[index - 1];
    return previousTime === undefined ? [] : [time - previousTime];
  });

  const meanGap = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - meanGap) ** 2, 0) / gaps.length;

  // All in one instant is as even as can be: then mean and deviation are both zero.
  return meanGap === 0 || Math.sqrt(variance) < gapVariationMin * meanGap;
}

/** The provider that more than the allowed share of the clicks came from, or null. */
export function findDominantProvider(clicks: readonly CountedClick[]): string | null {
  if (clicks.length < clicksMin) return null;

  for (const [provider, group] of Map.groupBy(clicks, (click) => click.provider)) {
    if (group.length > providerClickShareMax * clicks.length) return provider;
  }

  return null;
}

/** The invalid part of a placement's day: all of it, or one provider's or subnet's part. */
export interface InvalidTraffic {
  readonly placementId: number;
  readonly reason: FlagReason;
  /** Both are null if all of the day is invalid. */
  readonly provider: string | null;
  readonly network: string | null;
}

/** A placement's counted events on a day, as far as the daily pass examines them. */
export interface PlacementTraffic {
  readonly clicks: readonly CountedClick[];
  /** Null if there were no impressions. */
  readonly stats: TrafficStats | null;
  /** The same for each subnet there. A provider has many subnets. */
  readonly subnets: readonly SubnetStats[];
  readonly impressionsElsewhere: ImpressionsElsewhere;
}

/**
 * What the daily pass finds at one placement, from its clicks and its impressions. A finding about
 * clicks covers the impressions there too: the same source made them, and where impressions are
 * paid they are what it cost.
 */
export function findInvalidTraffic(
  placement: PlacementTotals,
  allPlacements: readonly PlacementTotals[],
  { clicks, stats, subnets, impressionsElsewhere }: PlacementTraffic,
): readonly InvalidTraffic[] {
  const wholeDay = { placementId: placement.placementId, provider: null, network: null };

  const outlierReason = findOutlierReason(placement, allPlacements);
  if (outlierReason) return [{ ...wholeDay, reason: outlierReason }];
  if (areEvenlyTimed(clicks)) return [{ ...wholeDay, reason: 'flat_timing' }];

  const findings: InvalidTraffic[] = [];
  const dominantProvider = findDominantProvider(clicks);

  if (dominantProvider !== null) {
    // The reason has this name for a provider as well as for one of its subnets.
    findings.push({ ...wholeDay, reason: 'one_network', provider: dominantProvider });
  }

  if (!stats) return findings;

  const placementStats = {
    ...stats,
    isVideo: placement.comparisonGroup.startsWith('video'),
    usualClickRate: usualClickRateOf(placement, allPlacements),
  };

  const placementReason = findPlacementFlagReason(placementStats);
  if (placementReason) return [{ ...wholeDay, reason: placementReason }];

  for (const subnet of subnets) {
    const reason = findSubnetFlagReason(subnet, placementStats, impressionsElsewhere);
    if (reason) findings.push({ ...wholeDay, reason, network: subnet.network });
  }

  for (const [provider, group] of Map.groupBy(subnets, (subnet) => subnet.provider)) {
    if (provider === dominantProvider) continue;

    const impressions = group.reduce((sum, subnet) => sum + subnet.impressions, 0);
    const traffic = { provider, impressions };

    if (isProviderUnknownElsewhere(traffic, placementStats, impressionsElsewhere)) {
      findings.push({ ...wholeDay, reason: 'one_network', provider });
    }
  }

  return findings;
}

/**
 * Whether enough of a placement's day is invalid to put the placement on hold. A small share does
 * not suffice: nobody should be able to stop a placement by sending it a few bad impressions.
 */
export function shouldHoldPlacement(
  placement: PlacementTotals,
  findings: readonly InvalidTraffic[],
  subnets: readonly SubnetStats[],
): boolean {
  const isWholeDay = findings.some(
    ({ provider, network }) => provider === null && network === null,
  );
  if (isWholeDay) return true;

  const invalidSubnets = subnets.filter((subnet) =>
    findings.some(
      ({ provider, network }) => subnet.provider === provider || subnet.network === network,
    ),
  );

  const invalidImpressions = invalidSubnets.reduce((sum, { impressions }) => sum + impressions, 0);
  const invalidClicks = invalidSubnets.reduce((sum, { clicks }) => sum + clicks, 0);

  return (
    invalidImpressions > invalidShareMax * placement.impressions ||
    invalidClicks > invalidShareMax * Math.max(placement.clicks, 1)
  );
}
