import { useFormatter } from '../../i18n/use-formatter.ts';

/** An hour of the day in the reader's format: 17:00, 5:00 PM. */
export function useHour(): (hour: number) => string {
  const format = useFormatter();
  // Any day will do, because the number names the hour in any time zone.
  return (hour) =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' });
}
