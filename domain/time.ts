/**
 * The three kinds of day, with one word for each:
 *
 * - A **UTC day** begins at midnight in UTC, wherever the partner and the viewers are. Daily caps,
 *   and whatever the network counts and checks by day.
 * - A **local day** begins at midnight in somebody's time zone, and has 23 or 25 hours when the
 *   clocks change. Coupons and the figures of a partner's day; the hours of customer service.
 * - **Rolling days** are 24 hours each, counted from a moment, and have no midnight. Limits such as
 *   the images of a day, waiting times, deadlines.
 *
 * A UTC or local day is a number, the days since 1 January 1970; a date is a year, month and day.
 * The names of time zones are in `time-zone.ts`.
 */

export const minuteMs = 60_000;
export const quarterHourMs = 15 * minuteMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The UTC day of a moment, which may be given in milliseconds. */
export const utcDayOf = (time: Date | number): number => Math.floor(Number(time) / dayMs);

export const startOfUtcDay = (day: number): Date => new Date(day * dayMs);

/** 2026-11-15, of the UTC day. */
export const formatUtcDate = (time: Date): string => time.toISOString().slice(0, 10);

/** A date of the calendar, without a time zone. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;

  // Callers may name any time zone, so the cache must be bounded.
  if (formats.size > 600) formats.clear();
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });

  formats.set(timeZone, format);
  return format;
}

/** The date in this time zone at a moment. */
export function localDateOf(time: Date, timeZone: string): CalendarDate {
  const [month = 0, day = 0, year = 0] = formatOf(timeZone).format(time).split('/').map(Number);
  return { year, month, day };
}

/** The day of a date; also takes 32 January for 1 February. */
export const dayOfDate = ({ year, month, day }: CalendarDate): number =>
  Date.UTC(year, month - 1, day) / dayMs;

export function dateOfDay(day: number): CalendarDate {
  const date = startOfUtcDay(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The local day of a moment. */
export const localDayOf = (time: Date, timeZone: string): number =>
  dayOfDate(localDateOf(time, timeZone));

/** 2026-11-15, of the local day. */
export const formatLocalDate = (time: Date, timeZone: string): string =>
  formatUtcDate(startOfUtcDay(localDayOf(time, timeZone)));

const starts = new Map<string, number>();

/**
 * The first moment of a local day: midnight, or later if the clocks skip midnight. Every time zone
 * is within 15 hours of UTC, and offsets change by whole quarters of an hour.
 */
export function startOfLocalDay(day: number, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  const cached = starts.get(key);
  if (cached !== undefined) return new Date(cached);

  const quarters = (15 * hourMs) / quarterHourMs;
  let low = -quarters;
  let high = quarters;
  const timeOf = (quarter: number) => day * dayMs + quarter * quarterHourMs;

  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (localDayOf(new Date(timeOf(middle)), timeZone) >= day) high = middle;
    else low = middle + 1;
  }

  if (starts.size > 20_000) starts.clear();
  starts.set(key, timeOf(low));

  return new Date(timeOf(low));
}

/** The day of the week, from 0 for Monday: day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The first of these moments; null is none. */
export const earliestOf = (first: Date, ...others: readonly (Date | null | undefined)[]): Date =>
  others.reduce<Date>((earliest, time) => (time && time < earliest ? time : earliest), first);

/** The last of these moments; null is none. */
export const latestOf = (first: Date, ...others: readonly (Date | null | undefined)[]): Date =>
  others.reduce<Date>((latest, time) => (time && time > latest ? time : latest), first);

/** So many rolling days after a moment. */
export const daysAfter = (time: Date, days: number): Date =>
  new Date(time.getTime() + days * dayMs);

/** So many rolling days before a moment. */
export const daysBefore = (time: Date, days: number): Date =>
  new Date(time.getTime() - days * dayMs);
