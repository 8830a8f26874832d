import { expect, test } from 'vitest';
import { usualAnswerMinutes } from './answer-time.ts';

const minuteMs = 60_000;

test('the usual answer time is the median, and not given with too few answers', () => {
  expect(usualAnswerMinutes([1, 2, 3, 4].map((minutes) => minutes * minuteMs))).toBeNull();
  expect(usualAnswerMinutes([90, 1, 4, 2, 600].map((minutes) => minutes * minuteMs))).toBe(4);
  expect(usualAnswerMinutes([0, 0, 0, 0, 0])).toBe(1);
});
