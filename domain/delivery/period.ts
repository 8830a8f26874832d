import {
  type CalendarDay,
  dayMs,
  dayNumber,
  dayOfNumber,
  localDay,
  quarterMs,
  startOfDay,
} from './local-day.ts';

/** From a moment, with it, to another, without it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** 1 today, 2 this week, 3 this month, 4 all, as the specification numbers them. */
export type PeriodType = '1' | '2' | '3' | '4';

export interface Period extends Span {
  /** The period before, up to the same point of it; null for all time. */
  readonly previous: Span | null;
  /** Where the points of a line begin, and after the last one the end. */
  readonly slots: readonly Date[];
}

const hourMs = 4 * quarterMs;
const slotsMax = 60;
const weeksMax = 26;

/**
 * A period around now, in a zone. Counts are kept by quarters of an hour, so the point up to
 * which the period before is compared is the end of the running quarter: never a flattering one.
 */
export function periodOf(type: PeriodType, now: Date, zone: string, first: Date): Period {
  const today = localDay(now, zone);
  switch (type) {
    case '1':
      return around(now, zone, dayNumber(today), 1, dayNumber(today) - 1);
    case '2': {
      const monday = mondayOf(dayNumber(today));
      return around(now, zone, monday, 7, monday - 7);
    }
    case '3': {
      const start = dayNumber({ ...today, day: 1 });
      const before = dayNumber({ ...today, month: today.month - 1, day: 1 });
      return around(now, zone, start, daysInMonth(today), before);
    }
    case '4':
      return allTime(now, zone, first < now ? first : now);
  }
}

/** 1 January 1970 was a Thursday. */
const mondayOf = (number: number): number => number - ((((number + 3) % 7) + 7) % 7);

const daysInMonth = (day: CalendarDay): number =>
  dayNumber({ ...day, month: day.month + 1, day: 1 }) - dayNumber({ ...day, day: 1 });

function around(now: Date, zone: string, start: number, days: number, beforeStart: number): Period {
  const from = startOfDay(start, zone);
  const to = startOfDay(start + days, zone);
  const slots = days === 1 ? hoursOf({ from, to }) : daysOf(start, days, zone);
  const today = dayNumber(localDay(now, zone));
  return { from, to, slots, previous: samePoint(now, zone, today - start, start, beforeStart) };
}

/** The same day and time of day in the period before, or its end where it is shorter. */
function samePoint(
  now: Date,
  zone: string,
  daysIn: number,
  start: number,
  beforeStart: number,
): Span {
  const intoDay = now.getTime() - startOfDay(start + daysIn, zone).getTime();
  const quartersIn = Math.floor(intoDay / quarterMs) + 1;
  const sameDay = beforeStart + daysIn;
  const point = startOfDay(sameDay, zone).getTime() + quartersIn * quarterMs;
  const bounds = [
    point,
    startOfDay(sameDay + 1, zone).getTime(),
    startOfDay(start, zone).getTime(),
  ];
  return { from: startOfDay(beforeStart, zone), to: new Date(Math.min(...bounds)) };
}

function hoursOf({ from, to }: Span): Date[] {
  const slots: Date[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += hourMs) slots.push(new Date(at));
  return [...slots, to];
}

const daysOf = (start: number, days: number, zone: string): Date[] =>
  Array.from({ length: days + 1 }, (_, at) => startOfDay(start + at, zone));

/** By weeks in the beginning, then by months, and by several of them after five years. */
function allTime(now: Date, zone: string, first: Date): Period {
  const firstDay = localDay(first, zone);
  const today = dayNumber(localDay(now, zone));
  const monday = mondayOf(dayNumber(firstDay));
  const weeks = Math.floor((today - monday) / 7) + 1;
  const starts = weeks <= weeksMax ? weekStarts(monday, weeks) : monthStarts(firstDay, today);
  const slots = starts.map((number) => startOfDay(number, zone));
  return {
    from: slots[0] as Date,
    to: slots.at(-1) as Date,
    previous: null,
    slots,
  };
}

const weekStarts = (monday: number, weeks: number): number[] =>
  Array.from({ length: weeks + 1 }, (_, at) => monday + 7 * at);

function monthStarts({ year, month }: CalendarDay, today: number): number[] {
  const last = dayOfNumber(today);
  const months = (last.year - year) * 12 + last.month - month + 1;
  const step = Math.ceil(months / slotsMax);
  const count = Math.ceil(months / step);
  return Array.from({ length: count + 1 }, (_, at) =>
    dayNumber({ year, month: month + at * step, day: 1 }),
  );
}

/**
 * The days of UTC that lie partly in one span and partly in another: only these must be counted
 * by the quarter of an hour, all others as a whole.
 */
export function splitDays(bounds: readonly Date[]): Date[] {
  const split = bounds
    .map((bound) => bound.getTime())
    .filter((at) => at % dayMs !== 0)
    .map((at) => at - (((at % dayMs) + dayMs) % dayMs));
  return [...new Set(split)].map((at) => new Date(at));
}
