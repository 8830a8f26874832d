import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../time.ts';
import { drainedAt, longestLifeMs } from './lifetime.ts';

test('an ad lives as long as its format, and the longest of several counts', () => {
  expect(longestLifeMs(['image'])).toBe(10 * minuteMs);
  expect(longestLifeMs(['image', 'video'])).toBe(hourMs);
});

test('without any format nothing is on its way', () => {
  expect(longestLifeMs([])).toBe(0);

  const endedAt = new Date('2026-11-15T12:00:00Z');
  const signs = {
    everFormats: [],
    isPaidByClick: false,
    lastServeAt: null,
    lastImpressionAt: null,
  };

  expect(drainedAt(endedAt, signs)).toEqual(new Date('2026-11-15T12:05:00Z'));
});
