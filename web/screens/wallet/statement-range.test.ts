import { expect, test } from 'vitest';
import { dateText, statementRange } from './statement-range.ts';

const now = new Date(2026, 0, 31, 15, 30);
const none = { from: '', to: '' };

test('a month runs between local midnights, even across the end of a year', () => {
  expect(statementRange('month', none, now)).toEqual({
    from: new Date(2026, 0, 1),
    to: new Date(2026, 1, 1),
  });
  expect(statementRange('lastMonth', none, now)).toEqual({
    from: new Date(2025, 11, 1),
    to: new Date(2026, 0, 1),
  });
});

test('two dates are both included, and one day is a range', () => {
  expect(statementRange('dates', { from: '2026-03-28', to: '2026-03-29' }, now)).toEqual({
    from: new Date(2026, 2, 28),
    to: new Date(2026, 2, 30),
  });
  const day = dateText(now);
  expect(day).toBe('2026-01-31');
  expect(statementRange('dates', { from: day, to: day }, now)?.to).toEqual(new Date(2026, 1, 1));
});

test('missing dates, or dates in the wrong order, are not a range', () => {
  expect(statementRange('dates', { from: '2026-03-29', to: '2026-03-28' }, now)).toBeNull();
  expect(statementRange('dates', { from: '', to: '2026-03-28' }, now)).toBeNull();
});
