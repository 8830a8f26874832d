import { type Why, why } from '../refusal.ts';

/** The placeholders that a webhook address may contain, in braces. */
export const outboundMacros = ['plan', 'conversion', 'state', 'net', 'click_id'] as const;

export type OutboundMacro = (typeof outboundMacros)[number];

export type OutboundFacts = Readonly<Record<OutboundMacro, string>>;

export const outboundUrlMax = 500;

// A host name that ends in letters: no IP address, port or password.
const shape =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?:[/?][!"$-[\]-~]*)?$/i;
const notPublic =
  /^https:\/\/[^/?]*\.(?:local|localhost|internal|lan|home|arpa|test|invalid)(?=[/?]|$)/i;

/** An https address of a public site that contains only known placeholders. */
export function whyNotOutboundUrl(url: string): Why | null {
  const words = [...url.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word);
  const isKnown = words.every((word) => (outboundMacros as readonly string[]).includes(word));
  const hasLoose = /[{}]/.test(url.replaceAll(/\{[^{}]*\}/g, ''));
  const isFit = url.length <= outboundUrlMax && shape.test(url) && !notPublic.test(url);
  return isFit && isKnown && !hasLoose ? null : why('postback_url_invalid');
}

/**
 * The address with its placeholders filled in, each escaped so that it adds nothing to the address.
 */
export const fillUrl = (url: string, facts: OutboundFacts): string =>
  url.replaceAll(/\{(\w+)\}/g, (_all, word) => encodeURIComponent(facts[word as OutboundMacro]));

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long to wait after each failed attempt. */
const waitsMs = [1, 5, 15, 60, 120, 240, 480].map((minutes) => minutes * minuteMs);
const giveUpMs = 24 * hourMs;

export interface Tries {
  /** When the reported step happened. */
  readonly at: Date;
  readonly tries: number;
  readonly lastTryAt: Date | null;
}

/** When to retry; null after a day of retries. */
export function nextTryAt({ at, tries, lastTryAt }: Tries): Date | null {
  if (lastTryAt === null) return at;
  const wait = waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 0;
  const next = lastTryAt.getTime() + wait;
  return next > at.getTime() + giveUpMs ? null : new Date(next);
}

/** Only a success response counts as delivered; a redirect does not. */
export const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
