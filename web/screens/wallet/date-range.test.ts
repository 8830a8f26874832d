import { expect, test } from 'vitest';
import { momentsOf } from './date-range.ts';

const now = new Date(2026, 10, 15, 9, 30);
const midnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test('a range of days begins at midnight and ends today; all time has no bounds', () => {
  expect(momentsOf('all', now)).toEqual({});
  expect(momentsOf('week', now)).toEqual({ from: midnight(2026, 11, 9) });
  expect(momentsOf('quarter', now)).toEqual({ from: midnight(2026, 8, 18) });
});

test('chosen days are whole days, including the last', () => {
  const range = { from: '2026-03-01', to: '2026-03-31' };
  expect(momentsOf(range, now)).toEqual({ from: midnight(2026, 3, 1), to: midnight(2026, 4, 1) });
});
