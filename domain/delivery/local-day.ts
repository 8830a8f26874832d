/** A calendar day without a time zone. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const minuteMs = 60_000;
export const quarterMs = 15 * minuteMs;
export const dayMs = 24 * 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Callers may name any time zone, so the cache must be bounded.
  if (formats.size > 600) formats.clear();
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** The calendar day in this time zone at a moment. */
export function localDay(at: Date, timeZone: string): CalendarDay {
  const [month = 0, day = 0, year = 0] = formatOf(timeZone).format(at).split('/').map(Number);
  return { year, month, day };
}

/** Days since 1970 of a calendar day; also normalises 32 January to 1 February. */
export const dayNumber = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day) / dayMs;

export function dayOfNumber(number: number): CalendarDay {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const starts = new Map<string, number>();

/**
 * The first moment of a day in a time zone: midnight, or later if the clocks skip midnight. Every
 * time zone is within 15 hours of UTC, and offsets change by whole quarters of an hour.
 */
export function startOfDay(number: number, timeZone: string): Date {
  const key = `${timeZone} ${number}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const quarters = (15 * 60 * minuteMs) / quarterMs;
  let low = -quarters;
  let high = quarters;
  const middleOf = () => Math.floor((low + high) / 2);
  const atQuarter = (quarter: number) => number * dayMs + quarter * quarterMs;
  while (low < high) {
    const middle = middleOf();
    const shown = dayNumber(localDay(new Date(atQuarter(middle)), timeZone));
    if (shown >= number) high = middle;
    else low = middle + 1;
  }
  if (starts.size > 20_000) starts.clear();
  starts.set(key, atQuarter(low));
  return new Date(atQuarter(low));
}
