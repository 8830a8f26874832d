import { type ChosenDates, findStatementRange } from './statement-range.ts';

export const fixedRanges = ['all', 'week', 'month', 'quarter'] as const;

export type FixedRange = (typeof fixedRanges)[number];

/** Some days up to now, all time, or two days that the partner chose. */
export type DateRange = FixedRange | ChosenDates;

export const daysOf = { week: 7, month: 30, quarter: 90 } as const;

/** All days of a month such as 2026-11; null for any other text. */
export function monthDates(month: string): ChosenDates | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (number === undefined) return null;
  const lastDay = new Date(Number(year), Number(number), 0).getDate();
  return { firstDay: `${month}-01`, lastDay: `${month}-${lastDay}` };
}

interface Moments {
  readonly from?: string;
  /** The midnight after the last day. */
  readonly to?: string;
}

/** The midnights around a range, in the partner's own time zone; none where it is open-ended. */
export function findMoments(range: DateRange, now: Date): Moments {
  if (range === 'all') return {};
  if (typeof range === 'string') {
    const day = now.getDate() - daysOf[range] + 1;
    return { from: new Date(now.getFullYear(), now.getMonth(), day).toISOString() };
  }
  const statementRange = findStatementRange('dates', range, now);
  return statementRange
    ? { from: statementRange.startsAt.toISOString(), to: statementRange.endsAt.toISOString() }
    : {};
}
