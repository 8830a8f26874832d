import { expect, test } from 'vitest';
import { findStatementRange, formatDateField } from './statement-range.ts';

const now = new Date(2026, 0, 31, 15, 30);
const none = { firstDay: '', lastDay: '' };

test('a month runs between local midnights, even across the end of a year', () => {
  expect(findStatementRange('month', none, now)).toEqual({
    startsAt: new Date(2026, 0, 1),
    endsAt: new Date(2026, 1, 1),
  });
  expect(findStatementRange('lastMonth', none, now)).toEqual({
    startsAt: new Date(2025, 11, 1),
    endsAt: new Date(2026, 0, 1),
  });
});

test('two dates are both included, and one day is a range', () => {
  expect(
    findStatementRange('dates', { firstDay: '2026-03-28', lastDay: '2026-03-29' }, now),
  ).toEqual({
    startsAt: new Date(2026, 2, 28),
    endsAt: new Date(2026, 2, 30),
  });
  const day = formatDateField(now);
  expect(day).toBe('2026-01-31');
  expect(findStatementRange('dates', { firstDay: day, lastDay: day }, now)?.endsAt).toEqual(
    new Date(2026, 1, 1),
  );
});

test('missing dates, or dates in the wrong order, are not a range', () => {
  expect(
    findStatementRange('dates', { firstDay: '2026-03-29', lastDay: '2026-03-28' }, now),
  ).toBeNull();
  expect(findStatementRange('dates', { firstDay: '', lastDay: '2026-03-28' }, now)).toBeNull();
});
