import { expect, test } from 'vitest';
import { findMoments, monthDates } from './date-range.ts';

const now = new Date(2026, 10, 15, 9, 30);
const midnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test('a range of days begins at midnight and ends today; all time has no bounds', () => {
  expect(findMoments('all', now)).toEqual({});
  expect(findMoments('week', now)).toEqual({ from: midnight(2026, 11, 9) });
  expect(findMoments('quarter', now)).toEqual({ from: midnight(2026, 8, 18) });
});

test('chosen days are whole days, including the last', () => {
  const range = { firstDay: '2026-03-01', lastDay: '2026-03-31' };
  expect(findMoments(range, now)).toEqual({ from: midnight(2026, 3, 1), to: midnight(2026, 4, 1) });
});

test('a month has all its days, and nothing else is one', () => {
  expect(monthDates('2028-02')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
  expect(monthDates('2026-11')).toEqual({ firstDay: '2026-11-01', lastDay: '2026-11-30' });
  for (const text of ['', '2026-13', '2026-00', '2026-1', 'all'])
    expect(monthDates(text)).toBeNull();
});
