import { useFormatter } from './use-formatter.ts';

/** A moment by its time of day, with the date where that is not today. */
export function useTime(): (time: string | Date) => string {
  const format = useFormatter();
  return (time) => {
    const moment = new Date(time);
    const day = (date: Date) => format.dateTime(date, { dateStyle: 'short' });
    return day(moment) === day(new Date())
      ? format.dateTime(moment, { timeStyle: 'short' })
      : format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' });
  };
}
