import { chanceOfAtLeast } from './chance-tail.ts';
import type { FlagReason } from './flag.ts';

/** The counted events of one day, at a placement or from one network there. */
export interface ViewTally {
  readonly impressions: number;
  readonly viewables: number;
  readonly clicks: number;
  /** Distinct browsers that hardly any other network had that day, across all placements. */
  readonly rareBrowsers: number;
  /** Mean and standard deviation of the gap between two views, in milliseconds. */
  readonly gapMs: number;
  readonly gapScatterMs: number;
}

export interface NetworkDay extends ViewTally {
  /** Hashed with the day's salt. */
  readonly provider: string;
  readonly network: string;
}

/** The placement's whole day, to compare one network with. */
export interface PlaceDay extends ViewTally {
  /** A video player need not report whether its video was on screen. */
  readonly isPlayed: boolean;
  /** The click rate of other similar placements; 0 if too little is known. */
  readonly usualClickRate: number;
}

/** The views that a network or a provider had that day on other publishers' pages. */
export interface Elsewhere {
  readonly impressions: number;
  ofProvider(provider: string): number;
  ofNetwork(network: string): number;
}

/** Fewer views than this prove nothing. */
const viewsMin = 20;
const viewsOfPlaceMin = 50;
const seenViewsMin = 30;
/** A real audience is never mostly one network. */
const networkShareMax = 0.6;
/** People's gaps between views vary about as much as their mean; a clock's hardly vary. */
const scatterMin = 0.2;
/** Few people have a browser that hardly anyone else has; made-up browsers are used once. */
const rareBrowserShareMax = 0.5;
/** The tag reports most impressions as viewable a second later. */
const seenShareMin = 0.05;
const clicksMin = 4;
const elsewhereMin = 500;
const unknownClickRate = 0.1;
const accident = 1e-5;

const isClockwork = ({ impressions, gapMs, gapScatterMs }: ViewTally, least: number): boolean =>
  impressions >= least && gapScatterMs < scatterMin * gapMs;

const hasMadeUpBrowsers = ({ impressions, rareBrowsers }: ViewTally, least: number): boolean =>
  impressions >= least && rareBrowsers >= rareBrowserShareMax * impressions;

const isNeverSeen = ({ impressions, viewables }: ViewTally): boolean =>
  impressions >= seenViewsMin && viewables < seenShareMin * impressions;

/**
 * Whether there are more clicks than the usual rate explains, even if there are few. Rates differ
 * between honest audiences, so the usual rate is multiplied.
 */
function isOverclicked({ impressions, clicks }: ViewTally, usual: number, times: number): boolean {
  // Views before midnight that were clicked after it say nothing about the rate.
  if (clicks < clicksMin || clicks > impressions) return false;
  // With nothing to compare, only a rate that no audience reaches is too high.
  const rate = usual === 0 ? unknownClickRate : Math.min(0.5, Math.max(0.01, usual * times));
  return chanceOfAtLeast(clicks, impressions, rate) < accident;
}

/** What is wrong with all of a placement's views of a day, or null. */
export function findInPlace(place: PlaceDay): FlagReason | null {
  if (isOverclicked(place, place.usualClickRate, 5)) return 'click_rate_outlier';
  if (isClockwork(place, viewsOfPlaceMin)) return 'flat_timing';
  if (hasMadeUpBrowsers(place, viewsOfPlaceMin)) return 'many_browsers';
  if (!place.isPlayed && isNeverSeen(place)) return 'never_seen';
  const expected = place.impressions * place.usualClickRate;
  return place.clicks === 0 && expected >= 50 ? 'no_clicks' : null;
}

/** What is wrong with one network's traffic at a placement, or null. */
export function findInNetwork(
  own: NetworkDay,
  place: PlaceDay,
  elsewhere: Elsewhere,
): FlagReason | null {
  const others = {
    impressions: place.impressions - own.impressions,
    clicks: place.clicks - own.clicks,
  };
  const isKnownHere = others.impressions >= 200;
  const rateHere = isKnownHere ? others.clicks / others.impressions : 0;
  if (isKnownHere) {
    if (isOverclicked(own, rateHere, 2.5)) return 'click_rate_outlier';
  } else if (isOverclicked(own, place.usualClickRate, 5)) return 'click_rate_outlier';
  if (isClockwork(own, viewsMin)) return 'flat_timing';
  if (hasMadeUpBrowsers(own, viewsMin)) return 'many_browsers';
  if (!place.isPlayed && isNeverSeen(own)) return 'never_seen';
  if (own.clicks === 0 && own.impressions * rateHere >= 15) return 'no_clicks';
  if (own.impressions >= seenViewsMin && own.impressions > networkShareMax * place.impressions) {
    return 'one_network';
  }
  const outside = elsewhere.ofNetwork(own.network) / elsewhere.impressions;
  const isAlien = elsewhere.impressions >= elsewhereMin && isOutOfPlace(own, place, 0.25, outside);
  return isAlien ? 'one_network' : null;
}

/** Whether a provider has most of a placement's views but is hardly seen elsewhere. */
export function isProviderOutOfPlace(
  own: { readonly provider: string; readonly impressions: number },
  place: PlaceDay,
  elsewhere: Elsewhere,
): boolean {
  const outside = elsewhere.ofProvider(own.provider) / elsewhere.impressions;
  return (
    elsewhere.impressions >= elsewhereMin && isOutOfPlace(own, place, networkShareMax, outside)
  );
}

/** A large share here but no audience elsewhere is suspicious: people read more than one page. */
function isOutOfPlace(
  { impressions }: { readonly impressions: number },
  place: PlaceDay,
  shareMin: number,
  shareElsewhere: number,
): boolean {
  const share = impressions / place.impressions;
  return impressions >= viewsOfPlaceMin && share >= shareMin && shareElsewhere < share / 5;
}
