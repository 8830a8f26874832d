import { probabilityOfAtLeast } from './binomial-tail.ts';
import type { FlagReason } from './flag.ts';

/** The counted events of one day, at a placement or from one subnet there. */
export interface TrafficStats {
  readonly impressions: number;
  readonly viewables: number;
  readonly clicks: number;
  /** Distinct browsers that hardly any other subnet had that day, across all placements. */
  readonly rareBrowsers: number;
  /** Mean and standard deviation of the gap between two impressions, in milliseconds. */
  readonly gapMs: number;
  readonly gapScatterMs: number;
}

export interface SubnetStats extends TrafficStats {
  /** Hashed with the day's salt. */
  readonly provider: string;
  readonly network: string;
}

/** The placement's whole day, to compare one subnet with. */
export interface PlacementStats extends TrafficStats {
  /** A video player need not report whether its video was on screen. */
  readonly isVideo: boolean;
  /** The click rate of other similar placements; 0 if too little is known. */
  readonly usualClickRate: number;
}

/** The impressions that a subnet or a provider had that day on other publishers' pages. */
export interface ImpressionsElsewhere {
  readonly impressions: number;
  ofProvider(provider: string): number;
  ofSubnet(network: string): number;
}

/** Fewer impressions than this prove nothing. */
const impressionsMin = 20;
const placementImpressionsMin = 50;
const viewableImpressionsMin = 30;
/** A real audience is never mostly one subnet. */
const subnetShareMax = 0.6;
/** People's gaps between impressions vary about as much as their mean; a clock's hardly vary. */
const gapVariationMin = 0.2;
/** Few people have a browser that hardly anyone else has; made-up browsers are used once. */
const rareBrowserShareMax = 0.5;
/** The tag reports most impressions as viewable a second later. */
const viewableShareMin = 0.05;
const clicksMin = 4;
const elsewhereMin = 500;
const unknownClickRate = 0.1;
const accidentProbability = 1e-5;

const isClockwork = (
  { impressions, gapMs, gapScatterMs }: TrafficStats,
  minimum: number,
): boolean => impressions >= minimum && gapScatterMs < gapVariationMin * gapMs;

const hasMadeUpBrowsers = ({ impressions, rareBrowsers }: TrafficStats, minimum: number): boolean =>
  impressions >= minimum && rareBrowsers >= rareBrowserShareMax * impressions;

const isNeverViewable = ({ impressions, viewables }: TrafficStats): boolean =>
  impressions >= viewableImpressionsMin && viewables < viewableShareMin * impressions;

/**
 * Whether there are more clicks than the usual rate explains, even if there are few. Rates differ
 * between honest audiences, so the usual rate is multiplied.
 */
function isOverclicked(
  { impressions, clicks }: TrafficStats,
  usual: number,
  times: number,
): boolean {
  // Impressions before midnight that were clicked after it say nothing about the rate.
  if (clicks < clicksMin || clicks > impressions) return false;
  // With nothing to compare, only a rate that no audience reaches is too high.
  const rate = usual === 0 ? unknownClickRate : Math.min(0.5, Math.max(0.01, usual * times));
  return probabilityOfAtLeast(clicks, impressions, rate) < accidentProbability;
}

/** What is wrong with all of a placement's traffic of a day, or null. */
export function findPlacementFlagReason(placement: PlacementStats): FlagReason | null {
  if (isOverclicked(placement, placement.usualClickRate, 5)) return 'click_rate_outlier';
  if (isClockwork(placement, placementImpressionsMin)) return 'flat_timing';
  if (hasMadeUpBrowsers(placement, placementImpressionsMin)) return 'many_browsers';
  if (!placement.isVideo && isNeverViewable(placement)) return 'never_seen';

  const expected = placement.impressions * placement.usualClickRate;
  return placement.clicks === 0 && expected >= 50 ? 'no_clicks' : null;
}

/** What is wrong with one subnet's traffic at a placement, or null. */
export function findSubnetFlagReason(
  subnet: SubnetStats,
  placement: PlacementStats,
  impressionsElsewhere: ImpressionsElsewhere,
): FlagReason | null {
  const otherSubnets = {
    impressions: placement.impressions - subnet.impressions,
    clicks: placement.clicks - subnet.clicks,
  };
  const isRateKnown = otherSubnets.impressions >= 200;
  const rateHere = isRateKnown ? otherSubnets.clicks / otherSubnets.impressions : 0;

  if (isRateKnown) {
    if (isOverclicked(subnet, rateHere, 2.5)) return 'click_rate_outlier';
  } else if (isOverclicked(subnet, placement.usualClickRate, 5)) return 'click_rate_outlier';

  if (isClockwork(subnet, impressionsMin)) return 'flat_timing';
  if (hasMadeUpBrowsers(subnet, impressionsMin)) return 'many_browsers';
  if (!placement.isVideo && isNeverViewable(subnet)) return 'never_seen';
  if (subnet.clicks === 0 && subnet.impressions * rateHere >= 15) return 'no_clicks';

  if (
    subnet.impressions >= viewableImpressionsMin &&
    subnet.impressions > subnetShareMax * placement.impressions
  ) {
    return 'one_network';
  }

  const shareElsewhere =
    impressionsElsewhere.ofSubnet(subnet.network) / impressionsElsewhere.impressions;
  const isUnknown =
    impressionsElsewhere.impressions >= elsewhereMin &&
    isUnknownElsewhere(subnet, placement, 0.25, shareElsewhere);

  return isUnknown ? 'one_network' : null;
}

/** Whether a provider has most of a placement's impressions but is hardly seen elsewhere. */
export function isProviderUnknownElsewhere(
  provider: { readonly provider: string; readonly impressions: number },
  placement: PlacementStats,
  impressionsElsewhere: ImpressionsElsewhere,
): boolean {
  const shareElsewhere =
    impressionsElsewhere.ofProvider(provider.provider) / impressionsElsewhere.impressions;
  return (
    impressionsElsewhere.impressions >= elsewhereMin &&
    isUnknownElsewhere(provider, placement, subnetShareMax, shareElsewhere)
  );
}

/** A large share here but no audience elsewhere is suspicious: people read more than one page. */
function isUnknownElsewhere(
  { impressions }: { readonly impressions: number },
  placement: PlacementStats,
  shareMin: number,
  shareElsewhere: number,
): boolean {
  const share = impressions / placement.impressions;
  return impressions >= placementImpressionsMin && share >= shareMin && shareElsewhere < share / 5;
}
