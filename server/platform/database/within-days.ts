import type { SqlText } from './db.ts';

type Value = `$${number}`;

/** Whether a time lies between two days of UTC, both included; null bounds nothing. */
export const isWithinDays = (column: string, from: Value, to: Value): SqlText =>
  `(${from}::date is null or ${column} >= ${from}::date::timestamp at time zone 'UTC')
   and (${to}::date is null or ${column} < (${to}::date + 1)::timestamp at time zone 'UTC')`;
