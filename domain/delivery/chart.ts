import { type Micro, micro, zero } from '../money.ts';
import { dayMs, earliestOf, localDayOf, startOfLocalDay, utcDayOf } from '../time.ts';
import { type Flight, type HourShares, targetAt } from './pacing.ts';
import { periodOf } from './period.ts';

const pointsMax = 180;
const boundsMax = 199;

/** The boundaries of a plan's chart points: hours of today, or days of its life. */
export function chartBounds(
  range: 'today' | 'all',
  now: Date,
  timeZone: string,
  first: Date,
): Date[] {
  if (range === 'today') return [...periodOf('1', now, timeZone, now).slots];

  const start = localDayOf(earliestOf(first, now), timeZone);
  const days = localDayOf(now, timeZone) - start + 1;
  const step = Math.ceil(days / pointsMax);
  const count = Math.ceil(days / step);

  return Array.from({ length: count + 1 }, (_, index) =>
    startOfLocalDay(start + index * step, timeZone),
  );
}

/** Extends the boundaries in equal steps to the plan's end, where its target is complete. */
export function boundsToEnd(bounds: readonly Date[], end: Date, timeZone: string): Date[] {
  const numberOf = (time: Date) => localDayOf(time, timeZone);
  const [first, second] = bounds;
  let last = bounds.at(-1);
  if (!first || !second || !last) return [...bounds];

  const step = numberOf(second) - numberOf(first);
  const allBounds = [...bounds];

  while (last < end && allBounds.length < boundsMax) {
    last = startOfLocalDay(numberOf(last) + step, timeZone);
    allBounds.push(last);
  }

  return allBounds;
}

export interface PacingPoint {
  readonly at: Date;
  /** Both since the first boundary. Future points have no actual value. */
  readonly target: Micro;
  readonly actual: Micro | null;
}

/** The spending in each interval, and before the first one. */
export interface Spending {
  readonly before: bigint;
  readonly costs: readonly bigint[];
}

/**
 * Target and actual spending at the end of every interval; the target continues into the future.
 * For part of a plan's time, the target is what the plan's schedule sets for that part, so that an
 * earlier shortfall does not make the line jump. A plan without a schedule, as fast as possible,
 * has what is left as its target, but no more than the daily caps of those days.
 */
export function pacingPoints(
  flight: Flight,
  shares: HourShares,
  bounds: readonly Date[],
  { before: spentBefore, costs }: Spending,
  now: Date,
): PacingPoint[] {
  const [first] = bounds;
  if (!first) return [];

  const dueAt = (time: Date) => Math.round(targetAt(flight, shares, time.getTime()));
  const targetOf = (time: Date): Micro => {
    if (flight.pacing !== 'asap') return micro(BigInt(Math.max(0, dueAt(time) - dueAt(first))));
    const amountLeft = time.getTime() > flight.startsAt ? flight.amount - Number(spentBefore) : 0;
    const days = Math.ceil(time.getTime() / dayMs) - utcDayOf(first);
    const amountMax = flight.dailyCap === null ? amountLeft : flight.dailyCap * days;
    return micro(BigInt(Math.max(0, Math.min(amountLeft, amountMax))));
  };

  const isToCome = now.getTime() < flight.endsAt;
  let actual = zero;

  return bounds.slice(0, -1).flatMap((start, index) => {
    const end = bounds[index + 1] as Date;
    const target = targetOf(end);
    const later = isToCome ? [{ at: end, target, actual: null }] : [];
    if (start > now) return later;

    actual = micro(actual + (costs[index] ?? 0n));
    if (end < now) return [{ at: end, target, actual }];

    return [{ at: now, target: targetOf(now), actual }, ...(end > now ? later : [])];
  });
}

/** Actual spending in percent of the current target; null before there is a target. */
export function paceIndex(points: readonly PacingPoint[]): number | null {
  const last = points.findLast(({ actual }) => actual !== null);
  if (!last || last.actual === null || last.target <= 0n) return null;
  return Number((last.actual * 100n + last.target / 2n) / last.target);
}
