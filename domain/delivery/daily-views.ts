import { chanceOfAtLeast } from './chance-tail.ts';
import type { MarkReason } from './mark.ts';

/** What counted on one day, of a placement or of one network there. */
export interface ViewTally {
  readonly impressions: number;
  readonly viewables: number;
  readonly clicks: number;
  /** Different browsers that hardly any other network had on that day, wherever ads were shown. */
  readonly rareBrowsers: number;
  /** Mean and standard deviation of the time between two views, in milliseconds. */
  readonly gapMs: number;
  readonly gapScatterMs: number;
}

export interface NetworkDay extends ViewTally {
  /** Hashed with the salt of the day. */
  readonly provider: string;
  readonly network: string;
}

/** What all of a placement's day looks like, to compare one network with. */
export interface PlaceDay extends ViewTally {
  /** A player need not say whether its video was on the screen. */
  readonly isPlayed: boolean;
  /** Clicks by impressions at other placements like it; 0 when too little is known. */
  readonly usualClickRate: number;
}

/** How much of the day's views on other publishers' pages a network or provider had. */
export interface Elsewhere {
  readonly impressions: number;
  ofProvider(provider: string): number;
  ofNetwork(network: string): number;
}

/** Fewer views than these show nothing. */
const viewsMin = 20;
const viewsOfPlaceMin = 50;
const seenViewsMin = 30;
/** A network on its own makes no audience. */
const networkShareMax = 0.6;
/** Of people the gaps between views scatter about as much as they are long; of a clock hardly. */
const scatterMin = 0.2;
/** Of people at most a few have a browser that hardly anybody has; a made-up one is used once. */
const rareBrowserShareMax = 0.5;
/** The tag reports most views it has reported as seen a second later. */
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
 * Whether there are more clicks than such a rate explains, however few there are. Rates differ
 * between honest audiences, so that the usual one is taken several times over.
 */
function isOverclicked({ impressions, clicks }: ViewTally, usual: number, times: number): boolean {
  // What was seen before midnight and clicked after it says nothing about a rate.
  if (clicks < clicksMin || clicks > impressions) return false;
  // Where there is nothing to compare with, only what no audience does is too much.
  const rate = usual === 0 ? unknownClickRate : Math.min(0.5, Math.max(0.01, usual * times));
  return chanceOfAtLeast(clicks, impressions, rate) < accident;
}

/** What is wrong with all of a placement's views of a day, or null. */
export function findInPlace(place: PlaceDay): MarkReason | null {
  if (isOverclicked(place, place.usualClickRate, 5)) return 'click_rate_outlier';
  if (isClockwork(place, viewsOfPlaceMin)) return 'flat_timing';
  if (hasMadeUpBrowsers(place, viewsOfPlaceMin)) return 'many_browsers';
  if (!place.isPlayed && isNeverSeen(place)) return 'never_seen';
  const expected = place.impressions * place.usualClickRate;
  return place.clicks === 0 && expected >= 50 ? 'no_clicks' : null;
}

/** What is wrong with what came to a placement from one network, or null. */
export function findInNetwork(
  own: NetworkDay,
  place: PlaceDay,
  elsewhere: Elsewhere,
): MarkReason | null {
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

/** Whether a provider makes most of a placement's views and is hardly known anywhere else. */
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

/** A large share here of what is no audience anywhere else: people read more than one page. */
function isOutOfPlace(
  { impressions }: { readonly impressions: number },
  place: PlaceDay,
  shareMin: number,
  shareElsewhere: number,
): boolean {
  const share = impressions / place.impressions;
  return impressions >= viewsOfPlaceMin && share >= shareMin && shareElsewhere < share / 5;
}
