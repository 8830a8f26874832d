import { dayNumber, localDay, startOfDay } from '../delivery/local-day.ts';

/** When customer service answers, in a time zone of its own. */
export interface OpeningHours {
  readonly timeZone: string;
  /** From Monday on; null is a day without anyone. */
  readonly days: readonly (OpenDay | null)[];
}

/** Times of the clock on the wall, such as 09:00. */
export interface OpenDay {
  readonly from: string;
  readonly to: string;
}

export interface ServiceState {
  readonly isOpen: boolean;
  /** When it opens next; null while it is open, and when it never does. */
  readonly opensAt: Date | null;
}

const minuteMs = 60_000;
const openDay = { from: '09:00', to: '18:00' };

export const openingHoursDefault: OpeningHours = {
  timeZone: 'UTC',
  days: [openDay, openDay, openDay, openDay, openDay, null, null],
};

/** Day 0 of the count, 1 January 1970, was a Thursday. */
const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** Whether somebody answers now, or from when on. */
export function serviceStateAt(hours: OpeningHours, now: Date): ServiceState {
  const { timeZone, days } = hours;
  const today = dayNumber(localDay(now, timeZone));
  for (let number = today; number <= today + 7; number += 1) {
    const day = days[weekdayOf(number)];
    if (!day) continue;
    const opensAt = atClock(number, day.from, timeZone);
    const closesAt = atClock(number, day.to, timeZone);
    if (now < opensAt) return { isOpen: false, opensAt };
    if (now < closesAt) return { isOpen: true, opensAt: null };
  }
  return { isOpen: false, opensAt: null };
}

/** What the clock on the wall shows, also on a day on which it is changed. */
function atClock(number: number, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const minute = hours * 60 + minutes;
  const start = startOfDay(number, timeZone);
  const length = startOfDay(number + 1, timeZone).getTime() - start.getTime();
  const guess = new Date(start.getTime() + minute * minuteMs);
  if (length === 24 * 60 * minuteMs) return guess;
  const shown = wallMinutes(guess, timeZone);
  return new Date(guess.getTime() + (minute - shown) * minuteMs);
}

function wallMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}
