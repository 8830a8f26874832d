import { expect, test } from 'vitest';
import { median } from './median.ts';
import { atLeast, atMost } from './row.ts';
import { drawTable } from './table.ts';

test('a goal is met on its own side of the limit, and at the limit', () => {
  const row = { name: 'size', measured: '92 KiB', against: '92 KiB', ratio: 1, goal: 1 };
  expect(atMost(row).met).toBe(true);
  expect(atLeast(row).met).toBe(true);
  expect(atMost({ ...row, ratio: 1.01 }).met).toBe(false);
  expect(atLeast({ ...row, ratio: 0.99 }).met).toBe(false);
});

test('one slow round does not change the result', () => {
  expect(median([10, 1, 11])).toBe(10);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow('no median');
});

test('the table shows every row under its headings', () => {
  const row = { name: 'size', measured: '46 KiB', against: '92 KiB', ratio: 0.5, goal: 1 };
  expect(drawTable([atMost(row)]).split('\n')).toEqual([
    'Name  Measured  Against  Ratio  Goal  Met',
    '-----------------------------------------',
    'size  46 KiB    92 KiB   0.500  1     yes',
  ]);
});
