import { expect, test } from 'vitest';
import { isReviewOverdue, reviewDueAt, whyNotAnswer, whyNotReviewText } from './review.ts';

test.each([
  ['2026-11-16T09:30:00Z', '2026-11-18T09:30:00.000Z'],
  ['2026-11-19T09:30:00Z', '2026-11-23T09:30:00.000Z'],
  ['2026-11-20T23:59:00Z', '2026-11-24T23:59:00.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['2026-11-22T12:00:00Z', '2026-11-24T12:00:00.000Z'],
])('a review requested at %s is due at %s, two working days later', (asked, due) => {
  expect(reviewDueAt(new Date(asked)).toISOString()).toBe(due);
});

test('a review is overdue from its due time until it is answered', () => {
  const dueAt = new Date('2026-11-18T09:30:00Z');
  const before = new Date(dueAt.getTime() - 1);
  expect(isReviewOverdue({ dueAt, answeredAt: null }, before)).toBe(false);
  expect(isReviewOverdue({ dueAt, answeredAt: null }, dueAt)).toBe(true);
  expect(isReviewOverdue({ dueAt, answeredAt: dueAt }, dueAt)).toBe(false);
});

const now = new Date();

test.each([
  [null, 'Bo Chen', 'review_not_found'],
  [{ causedBy: null, answeredAt: null }, 'Ann Lee', null],
  [{ causedBy: 'Ann Lee', answeredAt: null }, ' ann  LEE', 'second_person_needed'],
  [{ causedBy: 'Ann Lee', answeredAt: null }, 'Bo Chen', null],
  [{ causedBy: 'Ann Lee', answeredAt: now }, 'Bo Chen', 'review_answered'],
])('the review %o answered by %s: %s', (review, by, reason) => {
  expect(whyNotAnswer(review, by)?.reason ?? null).toBe(reason);
});

test('a review’s text is neither empty nor too long', () => {
  expect(whyNotReviewText('  ')?.reason).toBe('field_empty');
  expect(whyNotReviewText('x'.repeat(501))?.reason).toBe('field_invalid');
  expect(whyNotReviewText('a\u0000b')?.reason).toBe('field_invalid');
  expect(whyNotReviewText('The card is my own.\nPlease look.')).toBeNull();
});
