import { IntlMessageFormat } from 'intl-messageformat';
import { deskCodes, deskRefusalText, isDeskReason } from '#contract/desk/refusals.ts';
import { envelopeCodes } from '#contract/envelope.ts';
import { type Language, localeOf } from '#domain/language.ts';
import type { Facts, Reason, Refusal } from '#domain/refusal.ts';
import { type FactFormat, readableFacts } from '#domain/refusal-facts.ts';
import { timeZoneDefault } from '#domain/time-zone.ts';
import { textsByLanguage } from '#texts/by-language.ts';

const texts = await textsByLanguage('refusals');

type Say = (reason: Reason, facts: Facts) => string;

const speakers = new Map<Language, Say>();

/** Parsed messages are cached per language, because parsing is expensive. */
function speakerOf(language: Language): Say {
  const known = speakers.get(language);
  if (known) return known;
  const parsed = new Map<Reason, IntlMessageFormat>();
  const say: Say = (reason, facts) => {
    const sentence =
      parsed.get(reason) ?? new IntlMessageFormat(texts[language][reason], localeOf(language));
    parsed.set(reason, sentence);
    return String(sentence.format(facts));
  };
  speakers.set(language, say);
  return say;
}

const formats = new Map<string, FactFormat>();

/** Formats moments and amounts in this language and time zone. */
function formatOf(language: Language, timeZone: string, currency: string): FactFormat {
  const key = `${language} ${timeZone} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  // Callers may name any time zone, so the cache must be bounded.
  if (formats.size > 200) formats.clear();
  const locale = localeOf(language);
  const times = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  const dates = new Intl.DateTimeFormat(locale, times);
  // A network may use a currency that Intl does not know; then amounts have no currency sign.
  const isKnown = /^[A-Za-z]{3}$/.test(currency);
  const style = { style: 'currency', currencyDisplay: 'code', currency } as const;
  const numbers = new Intl.NumberFormat(locale, { ...places, ...(isKnown ? style : {}) });
  const made: FactFormat = {
    moment: (at) => dates.format(at),
    amount: (money) => numbers.format(money as `${number}`),
  };
  formats.set(key, made);
  return made;
}

export const refusalCodeOf = (reason: Refusal['reason']): number =>
  isDeskReason(reason) ? deskCodes[reason] : envelopeCodes[reason];

/** A refusal as it is sent: the envelope, with its message in the caller's language. */
export const refusalText = (
  language: Language,
  { reason, facts }: Pick<Refusal, 'reason' | 'facts'>,
  timeZone?: string,
  currency?: string,
  errorId?: string,
): string => {
  const said = refusalMessage(language, reason, facts, timeZone, currency);
  return JSON.stringify({
    code: refusalCodeOf(reason),
    msg: errorId === undefined ? said : `${said} (${errorId})`,
    data: { reason, facts, errorId },
  });
};

/** The message for a refusal, in the caller's language and time zone. */
export const refusalMessage = (
  language: Language,
  reason: Refusal['reason'],
  facts: Facts,
  timeZone: string = timeZoneDefault.name,
  currency = '',
): string =>
  isDeskReason(reason)
    ? deskRefusalText(reason, facts)
    : speakerOf(language)(reason, readableFacts(facts, formatOf(language, timeZone, currency)));
