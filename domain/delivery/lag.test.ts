import { expect, test } from 'vitest';
import { arrivedShares, type Lag, lagBuckets, lagHours, stillToCome } from './lag.ts';

const hourMs = 3_600_000;
const lag = (hours: number, age: number): Lag => ({ lagMs: hours * hourMs, ageMs: age * hourMs });

test('each order is in exactly one bucket, by its lag', () => {
  const lags = [lag(0.5, 900), lag(1, 900), lag(2, 900), lag(30, 900), lag(2_000, 2_100)];
  const buckets = lagBuckets(lags);
  expect(buckets.filter(({ count }) => count > 0)).toEqual([
    { upToHours: 1, count: 2 },
    { upToHours: 3, count: 1 },
    { upToHours: 48, count: 1 },
    { upToHours: 720, count: 1 },
  ]);
});

test('recent clicks, which can only have early orders yet, do not skew the estimate', () => {
  // Of old clicks half of the orders come within an hour, half on the second day.
  const old = [...Array(10).fill(lag(0.5, 800)), ...Array(10).fill(lag(40, 800))];
  const young = Array(30).fill(lag(0.5, 2));
  const shares = arrivedShares([...old, ...young]);
  expect(shares[lagHours.indexOf(1)]).toBeCloseTo(0.5);
  expect(shares[lagHours.indexOf(24)]).toBeCloseTo(0.5);
  expect(shares[lagHours.indexOf(48)]).toBe(1);
});

test('expected orders are a range around what open clicks bring at the rate so far', () => {
  const lags = [...Array(20).fill(lag(0.5, 800)), ...Array(20).fill(lag(40, 800))];
  // 2,000 old clicks brought 40 orders: two of a hundred. Of 1,000 clicks half is still to come.
  const clicks = [
    { ageMs: 800 * hourMs, count: 2_000 },
    { ageMs: 2 * hourMs, count: 1_000 },
  ];
  const found = stillToCome(lags, clicks, 168 * hourMs);
  expect(found?.expected).toBeGreaterThanOrEqual(7);
  expect(found?.expected).toBeLessThanOrEqual(10);
  expect(found?.low).toBeLessThan(found?.expected ?? 0);
  expect(found?.high).toBeGreaterThan(found?.expected ?? 0);
  expect(found?.from).toBe(40);
});

test('nothing is estimated from few orders or without open clicks', () => {
  const open = [{ ageMs: hourMs, count: 100 }];
  expect(stillToCome(Array(9).fill(lag(1, 800)), open, 168 * hourMs)).toBeNull();
  const over = [{ ageMs: 800 * hourMs, count: 100 }];
  expect(stillToCome(Array(20).fill(lag(1, 800)), over, 168 * hourMs)).toBeNull();
});
