import { IntlMessageFormat } from 'intl-messageformat';
import { deskCodes, deskRefusalText, isDeskReason } from '#contract/desk/refusals.ts';
import { envelopeCodes } from '#contract/envelope.ts';
import { type Language, localeOf } from '#domain/language.ts';
import type { Facts, Reason, RefusalError } from '#domain/refusal.ts';
import { type FactFormat, readableFacts } from '#domain/refusal-facts.ts';
import { timeZoneDefault } from '#domain/time-zone.ts';
import { textsByLanguage } from '#texts/by-language.ts';

const texts = await textsByLanguage('refusals');

type FormatMessage = (reason: Reason, facts: Facts) => string;

const formatters = new Map<Language, FormatMessage>();

/** Parsed messages are cached per language, because parsing is expensive. */
function getFormatter(language: Language): FormatMessage {
  const cachedFormatter = formatters.get(language);
  if (cachedFormatter) return cachedFormatter;

  const messages = new Map<Reason, IntlMessageFormat>();
  const formatMessage: FormatMessage = (reason, facts) => {
    const sentence =
      messages.get(reason) ?? new IntlMessageFormat(texts[language][reason], localeOf(language));
    messages.set(reason, sentence);
    return String(sentence.format(facts));
  };
  formatters.set(language, formatMessage);

  return formatMessage;
}

const formats = new Map<string, FactFormat>();

/** Formats moments and amounts in this language and time zone. */
function getFactFormat(language: Language, timeZone: string, currency: string): FactFormat {
  const key = `${language} ${timeZone} ${currency}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;

  // Callers may name any time zone, so the cache must be bounded.
  if (formats.size > 200) formats.clear();
  const locale = localeOf(language);
  const times = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  const dates = new Intl.DateTimeFormat(locale, times);
  // A network may use a currency that Intl does not know; then amounts have no currency sign.
  const isCurrencyCode = /^[A-Za-z]{3}$/.test(currency);
  const style = { style: 'currency', currencyDisplay: 'code', currency } as const;
  const numbers = new Intl.NumberFormat(locale, { ...places, ...(isCurrencyCode ? style : {}) });
  const format: FactFormat = {
    moment: (moment) => dates.format(moment),
    amount: (money) => numbers.format(money as `${number}`),
  };
  formats.set(key, format);

  return format;
}

export const refusalCodeOf = (reason: RefusalError['reason']): number =>
  isDeskReason(reason) ? deskCodes[reason] : envelopeCodes[reason];

/** A refusal as it is sent: the envelope, with its message in the caller's language. */
export const refusalText = (
  language: Language,
  { reason, facts }: Pick<RefusalError, 'reason' | 'facts'>,
  timeZone?: string,
  currency?: string,
  errorId?: string,
): string => {
  const message = refusalMessage(language, reason, facts, timeZone, currency);
  return JSON.stringify({
    code: refusalCodeOf(reason),
    msg: errorId === undefined ? message : `${message} (${errorId})`,
    data: { reason, facts, errorId },
  });
};

/** The message for a refusal, in the caller's language and time zone. */
export const refusalMessage = (
  language: Language,
  reason: RefusalError['reason'],
  facts: Facts,
  timeZone: string = timeZoneDefault.name,
  currency = '',
): string =>
  isDeskReason(reason)
    ? deskRefusalText(reason, facts)
    : getFormatter(language)(
        reason,
        readableFacts(facts, getFactFormat(language, timeZone, currency)),
      );
