import { type Why, why } from '../refusal.ts';

/** What an address may contain in braces, to be filled in. */
export const outboundMacros = ['plan', 'conversion', 'state', 'net', 'click_id'] as const;

export type OutboundMacro = (typeof outboundMacros)[number];

export type OutboundFacts = Readonly<Record<OutboundMacro, string>>;

export const outboundUrlMax = 500;

// A name with a dot and letters at its end: no number of a machine, no port, no password.
const shape =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?:[/?][!"$-[\]-~]*)?$/i;
const notPublic =
  /^https:\/\/[^/?]*\.(?:local|localhost|internal|lan|home|arpa|test|invalid)(?=[/?]|$)/i;

/** An https address of a public site, in which only known words stand in braces. */
export function whyNotOutboundUrl(url: string): Why | null {
  const words = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word);
  const isKnown = words.every((word) => (outboundMacros as readonly string[]).includes(word));
  const hasLoose = /[{}]/.test(url.replaceAll(/\{[^{}]*\}/g, ''));
  const isFit = url.length <= outboundUrlMax && shape.test(url) && !notPublic.test(url);
  return isFit && isKnown && !hasLoose ? null : why('postback_url_invalid');
}

/** The address with its words filled in, each so that it cannot become more than a word. */
export const fillUrl = (url: string, facts: OutboundFacts): string =>
  url.replaceAll(/\{(\w+)\}/g, (_all, word) => encodeURIComponent(facts[word as OutboundMacro]));

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long to wait after each try that failed. */
const waitsMs = [1, 5, 15, 60, 120, 240, 480].map((minutes) => minutes * minuteMs);
const giveUpMs = 24 * hourMs;

export interface Tries {
  /** When it happened that is to be told. */
  readonly at: Date;
  readonly tries: number;
  readonly lastTryAt: Date | null;
}

/** When to try next; null when it was tried for a day. */
export function nextTryAt({ at, tries, lastTryAt }: Tries): Date | null {
  if (lastTryAt === null) return at;
  const wait = waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 0;
  const next = lastTryAt.getTime() + wait;
  return next > at.getTime() + giveUpMs ? null : new Date(next);
}

/** Only what a server took is told; anything else, also being sent elsewhere, is not. */
export const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
