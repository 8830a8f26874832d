/** Times on the partner's clock, with the UTC offset to disambiguate clock changes. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${timeZone} ${options.timeZoneName ?? ''} ${options.dateStyle ?? ''}`;
  const cached = formats.get(key);
  if (cached) return cached;

  // Callers may name any time zone, so the cache must be bounded.
  if (formats.size > 200) formats.clear();
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
  });
  formats.set(key, format);
  return format;
}

const exact = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} as const;

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  const parts = formatOf('en', timeZone, exact).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** 2026-11-15 17:45:00 +05:45, for programs and for people. */
export function localTime(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second, timeZoneName } = partsOf(moment, timeZone);
  const offset = timeZoneName?.replace('GMT', '') || '+00:00';
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${offset}`;
}

/** 15 Nov 2026, 17:45:00 GMT+5:45, in the reader's language. */
export function spokenTime(moment: Date, timeZone: string, locale: string): string {
  const time = formatOf(locale, timeZone, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    moment,
  );
  // If both are formatted at once, some languages spell out hours, minutes and seconds.
  const offset = formatOf(locale, timeZone, { timeZoneName: 'shortOffset' }).formatToParts(moment);
  return `${time} ${offset.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trimEnd();
}
