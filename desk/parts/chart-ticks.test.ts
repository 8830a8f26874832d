import { expect, test } from 'vitest';
import { ticksOf } from './chart-ticks.ts';

test('an axis has few round values, and its top is never below the largest bar', () => {
  expect(ticksOf(0)).toEqual([0, 1]);
  expect(ticksOf(7)).toEqual([0, 5, 10]);
  expect(ticksOf(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
  for (const most of [0.004, 0.9, 1, 3, 19, 20, 21, 999, 1000, 123_456]) {
    const ticks = ticksOf(most);
    expect(ticks.at(-1), String(most)).toBeGreaterThanOrEqual(most);
    expect(ticks.length, String(most)).toBeLessThanOrEqual(4);
  }
});
