import { expect, test } from 'vitest';
import { dayMs } from '../time.ts';
import { boundsToEnd, chartBounds, paceIndex, pacingPoints } from './chart.ts';
import { evenShares } from './pacing.ts';

const start = new Date('2026-11-10T00:00:00Z');
const timeAfter = (days: number) => new Date(start.getTime() + days * dayMs);
const flight = {
  startsAt: start.getTime(),
  endsAt: timeAfter(10).getTime(),
  amount: 100_000_000,
  pacing: 'even',
  dailyCap: null,
} as const;

const spent = (...costs: bigint[]) => ({ before: 0n, costs });

test('the target of an evenly paced plan is its amount times the share of time elapsed', () => {
  const bounds = chartBounds('all', timeAfter(2.5), 'UTC', start);
  expect(bounds).toEqual([0, 1, 2, 3].map(timeAfter));
  const points = pacingPoints(
    flight,
    evenShares,
    bounds,
    { before: 0n, costs: [5_000_000n, 12_500_000n, 5_000_000n] },
    timeAfter(2.5),
  );

  expect(points).toEqual([
    { at: timeAfter(1), target: 10_000_000n, actual: 5_000_000n },
    { at: timeAfter(2), target: 20_000_000n, actual: 17_500_000n },
    { at: timeAfter(2.5), target: 25_000_000n, actual: 22_500_000n },
    { at: timeAfter(3), target: 30_000_000n, actual: null },
  ]);
  expect(paceIndex(points)).toBe(90);
  const onward = boundsToEnd(bounds, new Date(flight.endsAt), 'UTC');
  expect(onward).toEqual(Array.from({ length: 11 }, (_, day) => timeAfter(day)));
  const all = pacingPoints(flight, evenShares, onward, spent(22_500_000n), timeAfter(2.5));
  expect(all.at(-1)).toEqual({ at: timeAfter(10), target: 100_000_000n, actual: null });
  expect(paceIndex(all)).toBe(90);

  // When its time is over, nothing is still to come.
  const over = pacingPoints(flight, evenShares, onward, spent(), timeAfter(10));
  expect(over.every(({ actual }) => actual !== null)).toBe(true);
});

test('a plan that has not begun has no target', () => {
  const bounds = chartBounds('today', timeAfter(-1), 'UTC', start);
  expect(paceIndex(pacingPoints(flight, evenShares, bounds, spent(), timeAfter(-1)))).toBeNull();
});

test('the target of an unpaced plan is its whole amount from the start', () => {
  const asap = { ...flight, startsAt: timeAfter(0.5).getTime(), pacing: 'asap' } as const;
  const whole = chartBounds('all', timeAfter(1.5), 'UTC', timeAfter(0.5));
  const all = pacingPoints(asap, evenShares, whole, spent(10_000_000n, 5_000_000n), timeAfter(1.5));
  expect(all.map(({ target }) => target)).toEqual([100_000_000n, 100_000_000n, 100_000_000n]);
  expect(paceIndex(all)).toBe(15);
  const earlyPoints = pacingPoints(asap, evenShares, whole, spent(), timeAfter(0.25));
  expect(earlyPoints.map(({ target }) => target)).toEqual([0n, 100_000_000n, 100_000_000n]);
});

test('the target of a day is what was scheduled for it, whatever was spent before', () => {
  const bounds = chartBounds('today', timeAfter(1.5), 'UTC', start);
  const targetsOf = (given: object, before: bigint) =>
    pacingPoints(
      { ...flight, ...given },
      evenShares,
      bounds,
      { before, costs: [] },
      timeAfter(1.5),
    );
  const lastOf = (given: object, before: bigint) => targetsOf(given, before).at(-1)?.target;
  expect(lastOf({}, 10_000_000n)).toBe(10_000_000n);
  expect(lastOf({}, 4_000_000n)).toBe(10_000_000n);
  expect(lastOf({ dailyCap: 8_000_000 }, 0n)).toBe(8_000_000n);
  expect(lastOf({ pacing: 'asap' }, 40_000_000n)).toBe(60_000_000n);
  expect(lastOf({ pacing: 'asap', dailyCap: 15_000_000 }, 5_000_000n)).toBe(15_000_000n);
  expect(lastOf({ amount: 0 }, 30_000_000n)).toBe(0n);
});

test('the target of a local day with a daily cap rises without a jump at midnight UTC', () => {
  const bounds = chartBounds('today', timeAfter(3.5), 'America/Los_Angeles', start);
  const points = pacingPoints(
    { ...flight, dailyCap: 12_000_000 },
    evenShares,
    bounds,
    { before: 0n, costs: [] },
    timeAfter(3.5),
  );

  const targets = points.map(({ target }) => Number(target));
  const steps = targets.slice(1).map((target, index) => target - (targets[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(420_000);
  expect(targets.at(-1)).toBe(10_000_000);
});

test('a plan of any length has at most 200 points', () => {
  for (const days of [0, 1, 179, 180, 181, 2000]) {
    const bounds = chartBounds('all', timeAfter(days), 'Asia/Kathmandu', start);
    expect(bounds.length, String(days)).toBeLessThanOrEqual(182);
    expect(bounds.at(-1)?.getTime()).toBeGreaterThan(timeAfter(days).getTime());
    const onward = boundsToEnd(bounds, timeAfter(days + 5000), 'Asia/Kathmandu');
    expect(onward.length, String(days)).toBeLessThanOrEqual(199);
  }
});
