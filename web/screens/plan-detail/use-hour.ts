import { useFormatter } from 'use-intl';

/** An hour of the day as the reader's clock shows it: 17:00, 5:00 PM. */
export function useHour(): (hour: number) => string {
  const format = useFormatter();
  // Any day will do: the number names the hour, whichever time zone it is of.
  return (hour) =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' });
}
