import { type Fragment, fragment } from './sql.ts';

/** Whether a time lies between two UTC days, both included; null bounds nothing. */
export const isWithinDays = (column: Fragment, from: string | null, to: string | null): Fragment =>
  fragment`
    (${from}::date is null or ${column} >= ${from}::date::timestamp at time zone 'UTC')
    and (${to}::date is null or ${column} < (${to}::date + 1)::timestamp at time zone 'UTC')`;
