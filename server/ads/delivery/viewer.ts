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
  networkOf,
  parseAddress,
  providerOf,
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
  hash(from: Pick<AddressFacts, 'network' | 'provider'>, userAgent: string, now: number): string;
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
const keptMax = 20_000;
/** More days than any rule about viewers looks back. */
const daysMax = 64;

/** Caches recent answers: few browsers and addresses make most of the requests. */
function remember<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const kept = new Map<string, Answer>();
  return (question) => {
    const known = kept.get(question);
    if (known !== undefined) return known;
    const made = answer(question);
    if (kept.size >= keptMax) kept.clear();
    kept.set(question, made);
    return made;
  };
}

/** Derives forward from a known day, and keeps no more days than rules look back. */
function createKeys(from: ViewerKey | null): (day: number) => Buffer {
  if (from === null) return () => Buffer.alloc(0);
  let oldest = from;
  const next = ({ day, key }: ViewerKey): ViewerKey => ({
    day: day + 1,
    key: sha256Bytes(key),
  });
  return (wanted) => {
    while (oldest.day < wanted - daysMax) oldest = next(oldest);
    // Viewers of a forgotten day match nobody.
    if (wanted < oldest.day) return randomBytes(32);
    let at = oldest;
    while (at.day < wanted) at = next(at);
    return at.key;
  };
}

export function createViewers(
  secret: Buffer,
  dataCentres: readonly AddressRange[],
  countryOf: CountryOf = () => null,
  viewerKey: ViewerKey | null = null,
): Viewers {
  const keyOf = createKeys(viewerKey);
  const salts = new Map<number, Buffer>();
  const saltOf = (day: number): Buffer => {
    const known = salts.get(day);
    if (known) return known;
    const salt = Buffer.from(hkdfSync('sha256', secret, keyOf(day), `viewers of day ${day}`, 32));
    if (salts.size >= daysMax) salts.clear();
    salts.set(day, salt);
    return salt;
  };
  const digest = (day: number, text: string): string =>
    createHmac('sha256', saltOf(day)).update(text).digest().toString('hex', 0, hashBytes);
  const digestOf = (what: string) =>
    remember((dayAndName) => {
      const [, day, name] = /^(\d+) (.*)$/s.exec(dayAndName) ?? [];
      return digest(Number(day), `${name} ${what}`);
    });
  const digestOfProvider = digestOf('provider');
  const digestOfNetwork = digestOf('network');
  const digestOfBrowser = digestOf('browser');
  const browser = remember(
    (userAgent: string): BrowserFacts => ({
      isBot: !looksLikeBrowser(userAgent) || isbot(userAgent),
      device: deviceOf(userAgent),
      system: systemOf(userAgent),
    }),
  );
  const address = remember((text: string): AddressFacts => {
    const parsed = parseAddress(text);
    if (parsed === null) {
      return { network: '', provider: '', isFromDataCentre: false, isLocal: true, country: null };
    }
    const isFromDataCentre = isInRanges(parsed, dataCentres);
    const isLocal = isLocalAddress(parsed);
    return {
      ...{ network: networkOf(parsed), provider: providerOf(parsed), isFromDataCentre, isLocal },
      country: isLocal ? null : countryOf(parsed),
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
