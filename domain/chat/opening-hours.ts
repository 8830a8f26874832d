import { dayMs, localDayOf, minuteMs, startOfLocalDay, weekdayOf } from '../time.ts';

/** The opening hours of customer service, in its own time zone. */
export interface OpeningHours {
  readonly timeZone: string;
  /** From Monday; null on a day when it is closed. */
  readonly days: readonly (OpenDay | null)[];
}

/** Local times such as 09:00. */
export interface OpenDay {
  readonly from: string;
  readonly to: string;
}

export interface ServiceState {
  readonly isOpen: boolean;
  /** When it opens next; null if it is open now or never opens. */
  readonly opensAt: Date | null;
}

const openDay = { from: '09:00', to: '18:00' };

export const openingHoursDefault: OpeningHours = {
  timeZone: 'UTC',
  days: [openDay, openDay, openDay, openDay, openDay, null, null],
};

/** Whether customer service is open now, or when it opens next. */
export function serviceStateAt(hours: OpeningHours, now: Date): ServiceState {
  const { timeZone, days } = hours;
  const today = localDayOf(now, timeZone);

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

/** The local time at a moment, correct on days when the clocks change too. */
function atClock(number: number, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const minute = hours * 60 + minutes;
  const start = startOfLocalDay(number, timeZone);
  const length = startOfLocalDay(number + 1, timeZone).getTime() - start.getTime();
  const guess = new Date(start.getTime() + minute * minuteMs);
  if (length === dayMs) return guess;

  const wallTime = wallMinutes(guess, timeZone);
  return new Date(guess.getTime() + (minute - wallTime) * minuteMs);
}

function wallMinutes(time: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);

  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return partOf('hour') * 60 + partOf('minute');
}
