import type { IncomingMessage } from 'node:http';
import { type System, userAgentLengthMax } from '#domain/delivery/browser.ts';
import type { Device } from '#domain/delivery/event-line.ts';
import { isCountryCode } from '#domain/plan/audience-words.ts';
import { utcDayOf } from '#domain/time.ts';
import type { Delivery } from './create-delivery.ts';
import type { PlacementRow } from './live-plan-store.ts';

/** What is known and needed about the sender of an ad request or an event. */
export interface Visit {
  readonly viewer: string;
  /** The same viewer with another day's salt. */
  readonly viewerAt: (time: number) => string;
  /** Network and browser in plain form: compared, never stored. */
  readonly place: string;
  /** The network alone, or null when it does not identify anybody. */
  readonly network: string | null;
  readonly country: string;
  readonly device: Device;
  readonly system: System;
  readonly isBot: boolean;
  readonly isFromDataCentre: boolean;
}

export const unknownCountry = 'ZZ';

/** A demo's simulator says where its viewers are, for its own placements. */
export function readVisit(
  { isDemo, countryHeader, providerHeader, senderOf, viewers }: Delivery,
  request: IncomingMessage,
  placement: PlacementRow | undefined,
  now: number,
): Visit {
  const { headers } = request;
  const isSimulated = isDemo && placement?.isSimulated === true;
  const sender = senderOf(request);
  const simulatedAddress = isSimulated ? headers['x-simulated-address'] : undefined;
  const address = viewers.address(
    typeof simulatedAddress === 'string' ? simulatedAddress : sender.address,
  );
  const { network, isFromDataCentre, isLocal } = address;
  const userAgent = headers['user-agent'] ?? '';
  const { isBot, device, system } = viewers.browser(userAgent);
  const proxyHeader = (name: string | undefined) =>
    name !== undefined && sender.isBehindProxy ? headers[name] : undefined;
  // A proxy's statement wins; then nothing else is looked up.
  const namedCountry = isSimulated ? headers['x-simulated-country'] : proxyHeader(countryHeader);
  const country =
    namedCountry === undefined ? (address.country ?? unknownCountry) : countryIn(namedCountry);
  const provider = providerIn(proxyHeader(providerHeader)) ?? address.provider;
  // Many plans may ask about the same few days.
  const viewersByDay = new Map<number, string>();

  const viewerAt = (time: number): string => {
    const day = utcDayOf(time);
    const viewerHash =
      viewersByDay.get(day) ?? viewers.hash({ network, provider }, userAgent, time);
    viewersByDay.set(day, viewerHash);
    return viewerHash;
  };

  const viewer = viewerAt(now);
  const place = placeOf(network, userAgent);

  return {
    viewer,
    viewerAt,
    place,
    network: isLocal ? null : network,
    country,
    device,
    system,
    isBot,
    isFromDataCentre,
  };
}

/**
 * The place from which somebody uses the product or views an ad: equal when network and browser
 * are.
 */
export const placeOf = (network: string, userAgent: string): string =>
  `${network} ${userAgent.slice(0, userAgentLengthMax)}`;

/** An AS number as proxies write it: 64500 or AS64500. */
function providerIn(value: string | string[] | undefined): string | null {
  const [, number] = typeof value === 'string' ? (/^(?:AS)?(\d{1,10})$/i.exec(value) ?? []) : [];
  return number === undefined ? null : `as:${number}`;
}

const countryIn = (value: string | string[] | undefined): string =>
  typeof value === 'string' && isCountryCode(value) ? value : unknownCountry;

/** The requested language, or else the browser's first choice: two letters. */
export function languageOf(request: IncomingMessage, requestedLanguage: string | null): string {
  const languages = requestedLanguage ?? request.headers['accept-language'] ?? '';
  const [, language = ''] = /^([a-z]{2})\b/i.exec(languages) ?? [];
  return language.toLowerCase();
}

/** The host of the page that sent the request; null when unknown. */
export function pageHostOf({ headers }: IncomingMessage): string | null {
  const { origin, referer } = headers;
  const text = origin !== undefined && origin !== 'null' ? origin : (referer ?? null);
  if (text === null) return null;

  const [, host = ''] =
    /^https?:\/\/([^/:?#]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i.exec(text) ?? [];

  return host.toLowerCase();
}

/** The host that a request was sent to, without its port. */
export const ownHostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
