import { dayNumber, localDay, startOfDay } from './local-day.ts';
import { type Flight, type HourShares, targetAt } from './pacing.ts';
import { periodOf } from './period.ts';

const pointsMax = 180;

/** Where the points of a plan's charts begin, and the end: hours of today, or days of its life. */
export function chartBounds(range: 'today' | 'all', now: Date, zone: string, first: Date): Date[] {
  if (range === 'today') return [...periodOf('1', now, zone, now).slots];
  const start = dayNumber(localDay(first < now ? first : now, zone));
  const days = dayNumber(localDay(now, zone)) - start + 1;
  const step = Math.ceil(days / pointsMax);
  const count = Math.ceil(days / step);
  return Array.from({ length: count + 1 }, (_, at) => startOfDay(start + at * step, zone));
}

export interface PacingPoint {
  readonly at: Date;
  /** Both since the first bound, in micro-units. */
  readonly target: bigint;
  readonly actual: bigint;
}

/** What was to be spent and what was, at the end of every stretch up to now. */
export function pacingPoints(
  flight: Flight,
  shares: HourShares,
  bounds: readonly Date[],
  costs: readonly bigint[],
  now: Date,
): PacingPoint[] {
  const [first] = bounds;
  if (!first) return [];
  const targetOf = (at: Date) => BigInt(Math.round(targetAt(flight, shares, at.getTime())));
  const before = targetOf(first);
  let actual = 0n;
  return bounds.slice(0, -1).flatMap((from, at) => {
    if (from > now) return [];
    actual += costs[at] ?? 0n;
    const end = bounds[at + 1] as Date;
    const point = end < now ? end : now;
    return [{ at: point, target: targetOf(point) - before, actual }];
  });
}

/** Actual of a hundred of target at the last point; null before there is a target. */
export function paceIndex(points: readonly PacingPoint[]): number | null {
  const last = points.at(-1);
  if (!last || last.target <= 0n) return null;
  return Number((last.actual * 100n + last.target / 2n) / last.target);
}
