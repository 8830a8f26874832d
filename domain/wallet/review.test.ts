import { expect, test } from 'vitest';
import { reviewDueAt } from './review.ts';

test.each([
  ['2026-11-16T09:30:00Z', '2026-11-18T09:30:00.000Z'],
  ['2026-11-19T09:30:00Z', '2026-11-23T09:30:00.000Z'],
  ['2026-11-20T23:59:00Z', '2026-11-24T23:59:00.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['2026-11-22T12:00:00Z', '2026-11-24T12:00:00.000Z'],
])('a review requested at %s is due at %s, two working days later', (opened, due) => {
  expect(reviewDueAt(new Date(opened)).toISOString()).toBe(due);
});
