import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../time.ts';
import { evenShares, type Flight, hourShares, nextPass, targetAt } from './pacing.ts';

const startsAt = Date.UTC(2026, 10, 15);
test('a plan that is behind takes part more often, one that is ahead less, in small steps', () => {
  const flight: Flight = {
    startsAt,
    endsAt: startsAt + dayMs,
    amount: 1_000_000,
    pacing: 'even',
    dailyCap: null,
  };

  const noon = startsAt + dayMs / 2;
  const timeAfter = (spent: number) =>
    nextPass(flight, evenShares, noon, { pass: 0.5, spent, spentLately: 0, latelyMs: 0 });
  expect(timeAfter(300_000)).toBeCloseTo(0.55);
  expect(timeAfter(800_000)).toBeCloseTo(0.45);

  // The target of half an hour ahead is 520,833; so near to it nothing is changed.
  expect(timeAfter(515_000)).toBe(0.5);
});

test('the target follows the daily traffic curve', () => {
  const counts = [0, 1].flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => ({
      hour: new Date(startsAt + day * dayMs + hour * 3_600_000),
      count: hour < 12 ? 100 : 300,
    })),
  );

  const shares = hourShares(counts);
  const flight: Flight = {
    startsAt,
    endsAt: startsAt + dayMs,
    amount: 1_000_000,
    pacing: 'even',
    dailyCap: null,
  };

  expect(targetAt(flight, shares, startsAt + dayMs / 2) / 1_000_000).toBeCloseTo(0.25, 1);
  expect(targetAt(flight, shares, startsAt + dayMs)).toBeCloseTo(1_000_000);
  expect(hourShares(counts.slice(0, 24))).toEqual(evenShares);
});

test('front-loaded plans spend sooner, and unpaced ones at once', () => {
  const flight = { startsAt, endsAt: startsAt + dayMs, amount: 1_000_000, dailyCap: null };
  const half = (pacing: Flight['pacing']) =>
    targetAt({ ...flight, pacing }, evenShares, startsAt + dayMs / 2);
  expect(half('even')).toBeCloseTo(500_000);
  expect(half('front')).toBeCloseTo(750_000);
  const facts = { pass: 0.2, spent: 0, spentLately: 0, latelyMs: 0 };
  expect(nextPass({ ...flight, pacing: 'asap' }, evenShares, startsAt, facts)).toBe(1);
});

test('a plan limited to some hours has its whole target in those hours', () => {
  const flight: Flight = {
    ...{ startsAt, endsAt: startsAt + dayMs, amount: 1_000_000, dailyCap: null },
    pacing: 'even',
  };
  const shares = hourShares([], [18, 19, 20, 21]);
  const target = (hour: number) => targetAt(flight, shares, startsAt + hour * hourMs);
  expect(target(18)).toBe(0);
  expect(target(20)).toBeCloseTo(500_000);
  expect(target(22)).toBeCloseTo(1_000_000);

  // What comes in other hours is no request for it.
  const counts = [0, 1].flatMap((day) =>
    [3, 18, 19].map((hour) => ({
      hour: new Date(startsAt + day * dayMs + hour * hourMs),
      count: hour === 3 ? 10_000 : hour * 10,
    })),
  );

  const countedShares = hourShares(counts, [18, 19]);
  expect(countedShares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect([countedShares[3], countedShares[18]]).toEqual([0, expect.closeTo(180 / 370, 2)]);
});

test('no day’s target exceeds its cap, and the rest carries over to later days', () => {
  const flight: Flight = {
    ...{ startsAt: startsAt + dayMs / 2, endsAt: startsAt + 4.5 * dayMs, amount: 100 },
    ...{ pacing: 'even', dailyCap: 30 },
  };
  const target = (days: number) => targetAt(flight, evenShares, startsAt + days * dayMs);
  expect([0.5, 1, 2, 3, 4, 4.5].map((days) => Math.round(target(days) * 10) / 10)).toEqual([
    0, 12.5, 37.5, 62.5, 87.5, 100,
  ]);
  const tight = { ...flight, dailyCap: 15 };
  const reached = [1, 2, 3, 4, 5].map((days) =>
    targetAt(tight, evenShares, startsAt + days * dayMs),
  );
  const steps = reached.map((one, index) => one - (reached[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(15);
  expect(reached.at(-1)).toBeCloseTo(69.4, 0);
  const asap = { ...flight, pacing: 'asap' } as const;
  expect(targetAt(asap, evenShares, startsAt + dayMs)).toBe(30);
  expect(targetAt(asap, evenShares, startsAt + 4 * dayMs)).toBe(100);
});
