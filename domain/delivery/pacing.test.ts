import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '../plan/limits.ts';
import { evenShares, type Flight, hourShares, nextPass, passAtStart, targetAt } from './pacing.ts';

const startsAt = Date.UTC(2026, 10, 15);
const price = 2_000;
const requestsPerMinute = 100;

/** Chance that is the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Day {
  readonly requestsAt: (minute: number) => number;
  /** What the amount is good for, of all that could be bought with every request. */
  readonly share: number;
  readonly seed?: number;
}

/** A day of delivery: where it ends of its amount, and the most it was away from its target. */
function simulate({ requestsAt, share, seed = 7 }: Day) {
  const amount = Math.round(1440 * requestsPerMinute * price * share);
  const flight: Flight = {
    startsAt,
    endsAt: startsAt + dayMs,
    amount,
    pacing: 'even',
    dailyCap: null,
  };
  const random = makeRandom(seed);
  const trail = [0];
  let pass = passAtStart;
  let spent = 0;
  for (let minute = 0; minute < 1440; minute += 1) {
    for (let request = 0; request < requestsAt(minute); request += 1) {
      if (random() < pass && spent + price <= amount) spent += price;
    }
    trail.push(spent);
    const now = startsAt + (minute + 1) * minuteMs;
    const back = Math.min(10, trail.length - 1);
    const spentLately = spent - (trail[trail.length - 1 - back] ?? 0);
    const facts = { pass, spent, spentLately, latelyMs: back * minuteMs };
    pass = nextPass(flight, evenShares, now, facts);
  }
  return spent / amount;
}

test.each([0.05, 0.2, 0.5, 0.8])(
  'steady traffic spends the day within 5 % (a share of %d)',
  (share) => {
    for (const seed of [1, 2, 3]) {
      const ended = simulate({ requestsAt: () => requestsPerMinute, share, seed });
      expect(ended).toBeGreaterThan(0.95);
      expect(ended).toBeLessThanOrEqual(1);
    }
  },
);

test.each([60, 600, 1_300])('a threefold spike at minute %d still ends within 10 %', (from) => {
  const requestsAt = (minute: number) =>
    requestsPerMinute * (minute >= from && minute < from + 120 ? 3 : 1);
  for (const share of [0.05, 0.2, 0.5, 0.8]) {
    const ended = simulate({ requestsAt, share });
    expect(ended).toBeGreaterThan(0.9);
    expect(ended).toBeLessThanOrEqual(1);
  }
});

test('a plan that is behind takes part more often, one that is ahead less, in small steps', () => {
  const flight: Flight = {
    startsAt,
    endsAt: startsAt + dayMs,
    amount: 1_000_000,
    pacing: 'even',
    dailyCap: null,
  };
  const noon = startsAt + dayMs / 2;
  const after = (spent: number) =>
    nextPass(flight, evenShares, noon, { pass: 0.5, spent, spentLately: 0, latelyMs: 0 });
  expect(after(300_000)).toBeCloseTo(0.55);
  expect(after(800_000)).toBeCloseTo(0.45);
  // The target of half an hour ahead is 520,833; so near to it nothing is changed.
  expect(after(515_000)).toBe(0.5);
});

test('the target follows the hours in which people come', () => {
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

test('what is put in front is spent sooner, and what is not paced at once', () => {
  const flight = { startsAt, endsAt: startsAt + dayMs, amount: 1_000_000, dailyCap: null };
  const half = (pacing: Flight['pacing']) =>
    targetAt({ ...flight, pacing }, evenShares, startsAt + dayMs / 2);
  expect(half('even')).toBeCloseTo(500_000);
  expect(half('front')).toBeCloseTo(750_000);
  const facts = { pass: 0.2, spent: 0, spentLately: 0, latelyMs: 0 };
  expect(nextPass({ ...flight, pacing: 'asap' }, evenShares, startsAt, facts)).toBe(1);
});
