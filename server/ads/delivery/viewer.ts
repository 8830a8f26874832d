import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import {
  deviceOf,
  looksLikeBrowser,
  type System,
  systemOf,
  userAgentLengthMax,
} from '#domain/delivery/browser.ts';
import type { Device } from '#domain/delivery/event-line.ts';
import {
  type AddressRange,
  isInRanges,
  isLocalAddress,
  parseAddress,
  providerOf,
  subnetOf,
} from '#domain/delivery/network.ts';
import { utcDayOf } from '#domain/time.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import type { CountryOf } from './countries.ts';

export interface BrowserFacts {
  readonly isBot: boolean;
  readonly device: Device;
  readonly system: System;
}

export interface AddressFacts {
  /** The network: what many addresses share. */
  readonly network: string;
  /** The provider of the addresses, if it is known. */
  readonly provider: string;
  readonly isFromDataCentre: boolean;
  /** Behind a proxy or in a private network: many people who have nothing to do with each other. */
  readonly isLocal: boolean;
  /** The country where the network is announced; null when unknown. */
  readonly country: string | null;
}

/** What is known about a viewer, without knowing who it is. */
export interface Viewers {
  browser(userAgent: string): BrowserFacts;
  address(address: string): AddressFacts;
  /**
   * The viewer, hashed with the salt of the day: eight hexadecimal digits each for the provider,
   * the network and the browser. The browser is hashed separately, so that the daily pass can tell
   * a browser seen in many networks from one made up for a single request.
   */
  hash(
    addressFacts: Pick<AddressFacts, 'network' | 'provider'>,
    userAgent: string,
    now: number,
  ): string;
}

/** The key from which a day's salt is derived; the next day's key is its hash. */
export interface ViewerKey {
  /** Counted from 1970. */
  readonly day: number;
  readonly key: Buffer;
}

/** The provider's part of a viewer: on one day, a provider's viewers share this prefix. */
export const providerDigits = 8;

/** Provider and network: the prefix that all viewers of one network share for a day. */
export const networkDigits = 16;

const hashBytes = 4;
const cacheSizeMax = 20_000;
/** More days than any rule about viewers looks back. */
const daysMax = 64;

/** Caches recent answers: few browsers and addresses make most of the requests. */
function cache<Answer>(compute: (input: string) => Answer): (question: string) => Answer {
  const results = new Map<string, Answer>();
  return (input) => {
    const cachedResult = results.get(input);
    if (cachedResult !== undefined) return cachedResult;

    const result = compute(input);
    if (results.size >= cacheSizeMax) results.clear();
    results.set(input, result);

    return result;
  };
}

/** Derives forward from a known day, and keeps no more days than rules look back. */
function createKeyDerivation(oldestKey: ViewerKey | null): (day: number) => Buffer {
  if (oldestKey === null) return () => Buffer.alloc(0);

  let oldest = oldestKey;
  const deriveNextKey = ({ day, key }: ViewerKey): ViewerKey => ({
    day: day + 1,
    key: sha256Bytes(key),
  });

  return (day) => {
    while (oldest.day < day - daysMax) oldest = deriveNextKey(oldest);
    // Viewers of a forgotten day match nobody.
    if (day < oldest.day) return randomBytes(32);

    let current = oldest;
    while (current.day < day) current = deriveNextKey(current);

    return current.key;
  };
}

export function createViewers(
  secret: Buffer,
  dataCentres: readonly AddressRange[],
  countryOf: CountryOf = () => null,
  viewerKey: ViewerKey | null = null,
): Viewers {
  const keyOf = createKeyDerivation(viewerKey);
  const salts = new Map<number, Buffer>();

  const saltOf = (day: number): Buffer => {
    const knownSalt = salts.get(day);
    if (knownSalt) return knownSalt;

    const salt = Buffer.from(hkdfSync('sha256', secret, keyOf(day), `viewers of day ${day}`, 32));
    if (salts.size >= daysMax) salts.clear();
    salts.set(day, salt);

    return salt;
  };

  const digest = (day: number, text: string): string =>
    createHmac('sha256', saltOf(day)).update(text).digest().toString('hex', 0, hashBytes);
  const createPartDigest = (part: string) =>
    cache((dayAndName) => {
      const [, day, name] = /^(\d+) (.*)$/s.exec(dayAndName) ?? [];
      return digest(Number(day), `${name} ${part}`);
    });
  const digestOfProvider = createPartDigest('provider');
  const digestOfNetwork = createPartDigest('network');
  const digestOfBrowser = createPartDigest('browser');
  const browser = cache(
    (userAgent: string): BrowserFacts => ({
      isBot: !looksLikeBrowser(userAgent) || isbot(userAgent),
      device: deviceOf(userAgent),
      system: systemOf(userAgent),
    }),
  );

  const address = cache((text: string): AddressFacts => {
    const addressNumber = parseAddress(text);
    if (addressNumber === null) {
      return { network: '', provider: '', isFromDataCentre: false, isLocal: true, country: null };
    }

    const isFromDataCentre = isInRanges(addressNumber, dataCentres);
    const isLocal = isLocalAddress(addressNumber);

    return {
      network: subnetOf(addressNumber),
      provider: providerOf(addressNumber),
      isFromDataCentre,
      isLocal,
      country: isLocal ? null : countryOf(addressNumber),
    };
  });

  return {
    browser: (userAgent) => browser(userAgent.slice(0, userAgentLengthMax)),
    address,
    hash({ network, provider }, userAgent, now) {
      const day = utcDayOf(now);
      return (
        digestOfProvider(`${day} ${provider}`) +
        digestOfNetwork(`${day} ${network}`) +
        digestOfBrowser(`${day} ${userAgent.slice(0, userAgentLengthMax)}`)
      );
    },
  };
}
