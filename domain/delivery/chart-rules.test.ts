import { expect, test } from 'vitest';
import { learningOf, learningWindow } from './learning.ts';
import { breakEvenOf, unitPricesOf } from './unit-price.ts';

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
  const lateBounds = new Date('2026-11-29T00:00:00Z');
  expect(learningWindow(lateBounds, now).from).toEqual(lateBounds);
});

test('a cost is rounded up, what was earned is rounded down', () => {
  const delivered = { cost: 10_000_001n, clicks: 30, conversions: 3, earned: 20_000_000n };
  expect(unitPricesOf(delivered)).toEqual({ costPerOrder: 3_333_334n, earnedPerClick: 666_600n });
  const even = { cost: 9_000_000n, clicks: 4, conversions: 3, earned: 2_000_000n };
  expect(unitPricesOf(even)).toEqual({ costPerOrder: 3_000_000n, earnedPerClick: 500_000n });
});

test('without an order or a click there is no unit price, and without earnings it is zero', () => {
  const nothing = { cost: 5_000_000n, clicks: 0, conversions: 0, earned: 0n };
  expect(unitPricesOf(nothing)).toEqual({ costPerOrder: null, earnedPerClick: null });
  expect(unitPricesOf({ ...nothing, clicks: 7 }).earnedPerClick).toBe(0n);
});

test('a plan breaks even when the commission per click equals the cost per click', () => {
  const delivered = { cost: 40_000_000n, clicks: 400, conversions: 0, earned: 0n };
  // A click costs 0.10 and an order earns 8.00: five of four hundred clicks must order.
  expect(breakEvenOf(delivered, 8_000_000n)).toEqual({ needed: 12_500, actual: null });
  expect(breakEvenOf(delivered, null)).toBeNull();
  const twenty = { ...delivered, conversions: 20, earned: 200_000_000n };
  expect(breakEvenOf(twenty, 8_000_000n)).toEqual({ needed: 10_000, actual: 50_000 });
  expect(breakEvenOf({ ...twenty, clicks: 9 }, null)).toBeNull();
});

test('few orders do not say whether a plan breaks even', () => {
  const fewOrders = { cost: 40_000_000n, clicks: 100, conversions: 2, earned: 20_000_000n };
  expect(breakEvenOf(fewOrders, 8_000_000n)).toEqual({ needed: 40_000, actual: null });
});
