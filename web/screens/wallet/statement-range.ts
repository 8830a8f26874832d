export const statementPeriods = ['month', 'lastMonth', 'dates'] as const;

export type StatementPeriod = (typeof statementPeriods)[number];

/** The two days that a partner chose, in the format of a date field: 2026-11-15. */
export interface ChosenDates {
  readonly from: string;
  readonly to: string;
}

export interface StatementRange {
  readonly from: Date;
  /** The midnight after the last day. */
  readonly to: Date;
}

/** The midnights around a statement, in the partner's time zone; null for dates out of order. */
export function statementRange(
  period: StatementPeriod,
  { from, to }: ChosenDates,
  now: Date,
): StatementRange | null {
  const month = (offset: number) => new Date(now.getFullYear(), now.getMonth() + offset, 1);
  if (period === 'month') return { from: month(0), to: month(1) };
  if (period === 'lastMonth') return { from: month(-1), to: month(0) };
  const first = midnight(from);
  const after = midnight(to, 1);
  return first && after && first < after ? { from: first, to: after } : null;
}

/** Calendar days, because the day of a clock change has 23 or 25 hours. */
function midnight(date: string, daysLater = 0): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (day === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater);
}

export const dateText = (date: Date): string => {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};
