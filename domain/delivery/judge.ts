import type { EventKind, InvalidReason } from './event.ts';
import { isTokenExpired, type TokenFacts } from './token.ts';

/** What is known about a request that reports an event. */
export interface Arrival {
  readonly kind: EventKind;
  readonly now: number;
  readonly token: Pick<TokenFacts, 'format' | 'issuedAt'>;
  /** HEAD, or a browser that fetches ahead what nobody has asked for yet. */
  readonly isPrefetch: boolean;
  readonly isBot: boolean;
  readonly isFromDataCentre: boolean;
  /** From where the partner or the merchant of the plan, or staff, use the product. */
  readonly isOwnTraffic: boolean;
  /** Whether too little of the ad is on the screen, or nothing says how much. */
  readonly isUnseeable: boolean;
  /** The host of the page that it comes from; null when nothing says. */
  readonly pageHost: string | null;
  /** The host that the request was sent to. */
  readonly ownHost: string;
  readonly placementDomains: readonly string[];
  readonly country: string;
  readonly countries: readonly string[];
}

/**
 * The first rule that a request breaks, of those that need no books. Whether the token was used
 * before, was seen, comes too often or finds money is judged where events are written;
 * `recordEvents` puts those rules into their places around these.
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
 * A beacon of the tag names its page always. A video player may not, and neither may a browser
 * that was told to name nothing when it follows a link; a click comes from our own frame.
 */
function isFromPlacement({ kind, token, pageHost, ownHost, placementDomains }: Arrival): boolean {
  if (placementDomains.length === 0) return true;
  if (pageHost === null) return kind === 'click' || token.format === 'video';
  if (kind === 'click' && pageHost === ownHost) return true;
  return placementDomains.some((domain) => pageHost === domain || pageHost.endsWith(`.${domain}`));
}

/** Whether the headers of a request say that it was made before anyone wanted it. */
export function isPrefetch(
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  if (method === 'HEAD') return true;
  const said = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return said.some((value) => value !== undefined && /prefetch|prerender|preview/.test(`${value}`));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So much of a placement has to be on the screen. */
const seeableShare = 0.25;

/** Whether what is on the screen is enough to be seen; without a word about it, nothing is. */
export const isSeeable = (seen: Size | null, place: Size | undefined): boolean =>
  seen !== null &&
  seen.width * seen.height > 0 &&
  seen.width * seen.height >= seeableShare * (place ? place.width * place.height : 0);
