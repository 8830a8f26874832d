import { expect, test } from 'vitest';
import { unreadAfterReading, unreadBadge } from './badge.ts';

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread shows %s on the bell', (unread, badge) => {
  expect(unreadBadge(unread)).toBe(badge);
});

test('the unread count never goes below zero', () => {
  expect(unreadAfterReading(3, 2)).toBe(1);
  expect(unreadAfterReading(3, 5)).toBe(0);
});
