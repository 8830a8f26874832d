import { useFormatter } from '../../i18n/use-formatter.ts';
import type { ChartRange } from './delivery-section.tsx';

/** A moment as an axis label: the hour for today, or the day. */
export function useTick(range: ChartRange): (at: string) => string {
  const format = useFormatter();
  return (at) =>
    format.dateTime(
      new Date(at),
      range === 'today' ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' },
    );
}

/** The first, the middle and the last moment of a chart. */
export const threeOf = <Point>(points: readonly Point[]): Point[] => {
  const places = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  return [...new Set(places)].flatMap((place) => points[place] ?? []);
};
