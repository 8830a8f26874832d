export const statementPeriods = ['month', 'lastMonth', 'dates'] as const;

export type StatementPeriod = (typeof statementPeriods)[number];

/** The two days that a partner chose, in the format of a date field: 2026-11-15. */
export interface ChosenDates {
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface StatementRange {
  readonly startsAt: Date;
  /** The midnight after the last day. */
  readonly endsAt: Date;
}

/** The midnights around a statement, in the partner's time zone; null for dates out of order. */
export function findStatementRange(
  period: StatementPeriod,
  { firstDay, lastDay }: ChosenDates,
  now: Date,
): StatementRange | null {
  const month = (offset: number) => new Date(now.getFullYear(), now.getMonth() + offset, 1);
  if (period === 'month') return { startsAt: month(0), endsAt: month(1) };
  if (period === 'lastMonth') return { startsAt: month(-1), endsAt: month(0) };
  const startsAt = findMidnight(firstDay);
  const endsAt = findMidnight(lastDay, 1);
  return startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : null;
}

/** Calendar days, because the day of a clock change has 23 or 25 hours. */
function findMidnight(date: string, daysLater = 0): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (day === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater);
}

export const formatDateField = (date: Date): string => {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};
