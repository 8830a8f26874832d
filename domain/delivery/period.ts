import {
  type CalendarDate,
  dateOfDay,
  dayMs,
  dayOfDate,
  earliestOf,
  hourMs,
  localDateOf,
  localDayOf,
  quarterHourMs,
  startOfLocalDay,
  startOfUtcDay,
  utcDayOf,
  weekdayOf,
} from '../time.ts';

/** From inclusive, to exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** 1 today, 2 this week, 3 this month, 4 all time, as the specification numbers them. */
export type PeriodType = '1' | '2' | '3' | '4';

export interface Period extends Span {
  /** The previous period up to the same point; null for all time. */
  readonly previous: Span | null;
  /** The start of each point of a line, followed by the end of the last one. */
  readonly slots: readonly Date[];
}

const slotsMax = 60;
const weeksMax = 26;

/**
 * The current period in a time zone. Counts are kept per quarter of an hour, so the previous period
 * is compared up to the end of the current quarter: never a flattering comparison.
 */
export function periodOf(type: PeriodType, now: Date, timeZone: string, first: Date): Period {
  const today = localDateOf(now, timeZone);
  switch (type) {
    case '1':
      return currentPeriod(now, timeZone, dayOfDate(today), 1, dayOfDate(today) - 1);
    case '2': {
      const monday = mondayOf(dayOfDate(today));
      return currentPeriod(now, timeZone, monday, 7, monday - 7);
    }
    case '3': {
      const start = dayOfDate({ ...today, day: 1 });
      const previousStart = dayOfDate({ ...today, month: today.month - 1, day: 1 });
      return currentPeriod(now, timeZone, start, daysInMonth(today), previousStart);
    }
    case '4':
      return allTime(now, timeZone, earliestOf(first, now));
  }
}

const mondayOf = (day: number): number => day - weekdayOf(day);

const daysInMonth = (date: CalendarDate): number =>
  dayOfDate({ ...date, month: date.month + 1, day: 1 }) - dayOfDate({ ...date, day: 1 });

function currentPeriod(
  now: Date,
  timeZone: string,
  start: number,
  days: number,
  beforeStart: number,
): Period {
  const from = startOfLocalDay(start, timeZone);
  const to = startOfLocalDay(start + days, timeZone);
  const slots = days === 1 ? hoursOf({ from, to }) : daysOf(start, days, timeZone);
  const today = localDayOf(now, timeZone);

  return {
    from,
    to,
    slots,
    previous: samePointBefore(now, timeZone, today - start, start, beforeStart),
  };
}

/** The same day and time in the previous period, or its end if it is shorter. */
function samePointBefore(
  now: Date,
  timeZone: string,
  daysIn: number,
  start: number,
  beforeStart: number,
): Span {
  const dayElapsedMs = now.getTime() - startOfLocalDay(start + daysIn, timeZone).getTime();
  const quartersIn = Math.floor(dayElapsedMs / quarterHourMs) + 1;
  const sameDay = beforeStart + daysIn;
  const point = startOfLocalDay(sameDay, timeZone).getTime() + quartersIn * quarterHourMs;
  const to = earliestOf(
    new Date(point),
    startOfLocalDay(sameDay + 1, timeZone),
    startOfLocalDay(start, timeZone),
  );

  return { from: startOfLocalDay(beforeStart, timeZone), to };
}

function hoursOf({ from, to }: Span): Date[] {
  const slots: Date[] = [];
  for (let time = from.getTime(); time < to.getTime(); time += hourMs) slots.push(new Date(time));
  return [...slots, to];
}

const daysOf = (start: number, days: number, timeZone: string): Date[] =>
  Array.from({ length: days + 1 }, (_, index) => startOfLocalDay(start + index, timeZone));

/** Weeks at first, then months, and several months after five years. */
function allTime(now: Date, timeZone: string, first: Date): Period {
  const firstDate = localDateOf(first, timeZone);
  const today = localDayOf(now, timeZone);
  const monday = mondayOf(dayOfDate(firstDate));
  const weeks = Math.floor((today - monday) / 7) + 1;
  const starts = weeks <= weeksMax ? weekStarts(monday, weeks) : monthStarts(firstDate, today);
  const slots = starts.map((number) => startOfLocalDay(number, timeZone));

  return {
    from: slots[0] as Date,
    to: slots.at(-1) as Date,
    previous: null,
    slots,
  };
}

const weekStarts = (monday: number, weeks: number): number[] =>
  Array.from({ length: weeks + 1 }, (_, index) => monday + 7 * index);

function monthStarts({ year, month }: CalendarDate, today: number): number[] {
  const lastDate = dateOfDay(today);
  const months = (lastDate.year - year) * 12 + lastDate.month - month + 1;
  const step = Math.ceil(months / slotsMax);
  const count = Math.ceil(months / step);

  return Array.from({ length: count + 1 }, (_, index) =>
    dayOfDate({ year, month: month + index * step, day: 1 }),
  );
}

/**
 * The UTC days that a boundary splits between two spans: only these must be counted by the quarter
 * of an hour, all others as whole days.
 */
export function splitDays(bounds: readonly Date[]): Date[] {
  const split = bounds
    .filter((bound) => bound.getTime() % dayMs !== 0)
    .map((bound) => utcDayOf(bound));
  return [...new Set(split)].map(startOfUtcDay);
}
