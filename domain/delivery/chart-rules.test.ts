import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { learningOf, learningWindow } from './learning.ts';
import { breakEvenOf, unitPrices } from './unit-price.ts';
import { rateOf } from './wilson.ts';

test('a rate comes with its Wilson interval', () => {
  // The textbook's example: 10 of 100.
  expect(rateOf(10, 100)).toEqual({ ppm: 100_000, lowPpm: 55_229, highPpm: 174_366 });
  expect(rateOf(0, 10)).toMatchObject({ ppm: 0, lowPpm: 0 });
  expect(rateOf(10, 10)).toMatchObject({ ppm: 1_000_000, highPpm: 1_000_000 });
  expect(rateOf(0, 0)).toBeNull();
  expect(rateOf(3, 2)).toBeNull();
});

test('a rate is inside its own interval, which narrows with more tries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, p) => {
        const hits = Math.round(n * p);
        const few = rateOf(hits, n);
        const many = rateOf(hits * 10, n * 10);
        if (!few || !many) throw new Error('There is a rate');
        expect(few.lowPpm <= few.ppm && few.ppm <= few.highPpm).toBe(true);
        expect(many.highPpm - many.lowPpm).toBeLessThanOrEqual(few.highPpm - few.lowPpm);
      },
    ),
  );
});

test('a plan learns until 30 to 50 conversions within seven days', () => {
  const since = new Date('2026-11-10T00:00:00Z');
  const phase = (conversions: number, now: string) =>
    learningOf({ since, endsAt: null, conversions }, new Date(now)).phase;
  expect(phase(29, '2026-11-12T00:00:00Z')).toBe('learning');
  expect(phase(30, '2026-11-12T00:00:00Z')).toBe('stabilising');
  expect(phase(49, '2026-11-30T00:00:00Z')).toBe('stabilising');
  expect(phase(50, '2026-11-12T00:00:00Z')).toBe('learned');
  expect(phase(29, '2026-11-17T00:00:00Z')).toBe('limited');
});

test('a plan that ends before its learning window shows its end date', () => {
  const since = new Date('2026-11-10T00:00:00Z');
  const endsAt = new Date('2026-11-13T00:00:00Z');
  const at = new Date('2026-11-12T00:00:00Z');
  expect(learningOf({ since, endsAt, conversions: 3 }, at).until).toEqual(endsAt);
  const later = new Date('2026-12-13T00:00:00Z');
  const { until } = learningOf({ since, endsAt: later, conversions: 3 }, at);
  expect(until).toEqual(new Date('2026-11-17T00:00:00Z'));
});

test('conversions count for learning when they are at most seven days old', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  expect(learningWindow(new Date('2026-11-10T00:00:00Z'), now).from).toEqual(
    new Date('2026-11-23T00:00:00Z'),
  );
  const late = new Date('2026-11-29T00:00:00Z');
  expect(learningWindow(late, now).from).toEqual(late);
});

test('unit prices are exact, and not given with too little data', () => {
  const delivered = {
    cost: 10_000_001n,
    impressions: 3000,
    clicks: 10,
    conversions: 5,
    earned: 0n,
  };
  expect(unitPrices(delivered)).toEqual({
    cpm: 3_333_334n,
    cpc: 1_000_000n,
    cpa: 2_000_000n,
    epc: 0n,
    ctr: 3_333,
    cvr: 500_000,
  });
  expect(unitPrices({ ...delivered, impressions: 99, clicks: 9, conversions: 4 })).toEqual({
    cpm: null,
    cpc: null,
    cpa: null,
    epc: null,
    ctr: null,
    cvr: null,
  });
});

test('a plan breaks even when the commission per click equals the cost per click', () => {
  const delivered = { cost: 40_000_000n, impressions: 5000, clicks: 100, conversions: 0 };
  // A click costs 0.40 and an order earns 8.00: five of a hundred clicks must order.
  const needed = { needed: 50_000, actual: 0 };
  expect(breakEvenOf({ ...delivered, earned: 0n }, 8_000_000n)).toEqual(needed);
  expect(breakEvenOf({ ...delivered, earned: 0n }, null)).toBeNull();
  const two = { ...delivered, conversions: 2, earned: 20_000_000n };
  expect(breakEvenOf(two, 8_000_000n)).toEqual({ needed: 40_000, actual: 20_000 });
  expect(breakEvenOf({ ...two, clicks: 9 }, null)).toBeNull();
});
