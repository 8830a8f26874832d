import { expect, test } from 'vitest';
import { chartBounds, paceIndex, pacingPoints } from './chart.ts';
import { dayMs } from './local-day.ts';
import { evenShares } from './pacing.ts';

const start = new Date('2026-11-10T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const flight = {
  startsAt: start.getTime(),
  endsAt: after(10).getTime(),
  amount: 100_000_000,
  pacing: 'even',
  dailyCap: null,
} as const;

test('the target of a plan that paces evenly is its amount by the share of its time', () => {
  const bounds = chartBounds('all', after(2.5), 'UTC', start);
  expect(bounds).toEqual([0, 1, 2, 3].map(after));
  const points = pacingPoints(
    flight,
    evenShares,
    bounds,
    [5_000_000n, 12_500_000n, 5_000_000n],
    after(2.5),
  );
  expect(points).toEqual([
    { at: after(1), target: 10_000_000n, actual: 5_000_000n },
    { at: after(2), target: 20_000_000n, actual: 17_500_000n },
    { at: after(2.5), target: 25_000_000n, actual: 22_500_000n },
  ]);
  expect(paceIndex(points)).toBe(90);
});

test('before a plan begins there is no target to compare with', () => {
  const bounds = chartBounds('today', after(-1), 'UTC', start);
  expect(paceIndex(pacingPoints(flight, evenShares, bounds, [], after(-1)))).toBeNull();
});

test('a plan of any length has at most 200 points', () => {
  for (const days of [0, 1, 179, 180, 181, 2000]) {
    const bounds = chartBounds('all', after(days), 'Asia/Kathmandu', start);
    expect(bounds.length, String(days)).toBeLessThanOrEqual(182);
    expect(bounds.at(-1)?.getTime()).toBeGreaterThan(after(days).getTime());
  }
});
