import { type Fragment, fragment } from './sql.ts';

/** Whether a time lies between two UTC days, both included; null bounds nothing. */
export const isWithinDays = (
  column: Fragment,
  firstDay: string | null,
  lastDay: string | null,
): Fragment =>
  fragment`
    (${firstDay}::date is null or ${column} >= ${firstDay}::date::timestamp at time zone 'UTC')
    and (${lastDay}::date is null
      or ${column} < (${lastDay}::date + 1)::timestamp at time zone 'UTC')`;
