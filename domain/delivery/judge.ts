import type { EventKind, InvalidReason } from './event.ts';
import { isTokenExpired, type TokenContent } from './token.ts';

/** The facts about a request that reports an event. */
export interface Arrival {
  readonly kind: EventKind;
  readonly now: number;
  readonly token: Pick<TokenContent, 'format' | 'issuedAt'>;
  /** HEAD, or a browser prefetching what nobody has asked for yet. */
  readonly isPrefetch: boolean;
  readonly isBot: boolean;
  readonly isFromDataCentre: boolean;
  /** Traffic from where the plan's partner or merchant, or staff, use the product. */
  readonly isOwnTraffic: boolean;
  /** Whether too little of the ad is on screen, or its visibility is unknown. */
  readonly isUnseeable: boolean;
  /** The host of the page the request comes from; null if unknown. */
  readonly pageHost: string | null;
  /** The host that the request was sent to. */
  readonly ownHost: string;
  readonly placementDomains: readonly string[];
  readonly country: string;
  readonly countries: readonly string[];
}

/**
 * The first rule that a request breaks, among those that need no stored state. Duplicates, missing
 * impressions, rate limits and budget are judged where events are written; `recordEvents` applies
 * those rules around these.
 */
export function whyNotCount(arrival: Arrival): InvalidReason | null {
  const { kind, token, now } = arrival;
  if (isTokenExpired(token, kind, now)) return 'expired';
  if (arrival.isPrefetch) return 'prefetch';
  if (arrival.isBot) return 'bot';
  if (arrival.isFromDataCentre) return 'data_centre';
  if (arrival.isOwnTraffic) return 'own_traffic';
  if (!isFromPlacement(arrival)) return 'foreign_domain';
  if (arrival.isUnseeable) return 'no_size';
  if (arrival.countries.length > 0 && !arrival.countries.includes(arrival.country)) {
    return 'geo_mismatch';
  }

  return null;
}

/**
 * The tag's beacons always name their page. A video player may not, and neither may a browser with
 * a no-referrer policy that follows a link; a click comes from our own frame.
 */
function isFromPlacement({ kind, token, pageHost, ownHost, placementDomains }: Arrival): boolean {
  if (placementDomains.length === 0) return true;
  if (pageHost === null) return kind === 'click' || token.format === 'video';
  if (kind === 'click' && pageHost === ownHost) return true;
  return placementDomains.some((domain) => pageHost === domain || pageHost.endsWith(`.${domain}`));
}

/** Whether a request's headers say that it was made before anyone wanted it. */
export function isPrefetch(
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  if (method === 'HEAD') return true;

  const purposes = [
    headers['sec-purpose'],
    headers.purpose,
    headers['x-purpose'],
    headers['x-moz'],
  ];

  return purposes.some(
    (value) => value !== undefined && /prefetch|prerender|preview/.test(`${value}`),
  );
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of a placement that has to be on screen. */
const visibleShareMin = 0.25;

/** Whether enough of the ad is on screen to be seen; without information it is not. */
export const isSeeable = (visible: Size | null, placement: Size | undefined): boolean =>
  visible !== null &&
  visible.width * visible.height > 0 &&
  visible.width * visible.height >=
    visibleShareMin * (placement ? placement.width * placement.height : 0);
