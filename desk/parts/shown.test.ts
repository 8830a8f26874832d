import { expect, test } from 'vitest';
import { plainWord, shownAge, shownAgo, shownChange, shownMoney, shownRounded } from './shown.ts';

test.each([
  ['0.00', '0.00'],
  ['1234567.00', '1,234,567.00'],
  ['-1000.5', '−1,000.50'],
  ['0.000125', '0.000125'],
  ['12.340000', '12.34'],
])('%s is shown as %s', (amount, shown) => {
  expect(shownMoney(amount)).toBe(shown);
});

test.each([
  ['1234567.899999', 2, '1,234,567.89'],
  ['-0.001', 2, '−0.01'],
  ['3991.80', 0, '3,991'],
  ['1.50', 3, '1.500'],
])('%s with %i decimals is shown as %s', (amount, places, shown) => {
  expect(shownRounded(amount, places)).toBe(shown);
});

test('a change has a sign in either direction', () => {
  expect(shownChange('0.01', 2)).toBe('+0.01');
  expect(shownChange('-0.02', 2)).toBe('−0.02');
});

test.each([
  ['2026-11-15T11:59:30Z', '0 min'],
  ['2026-11-15T11:01:00Z', '59 min'],
  ['2026-11-14T12:00:00Z', '24 h'],
  ['2026-11-13T12:00:00Z', '2 days'],
])('an item from %s is %s old at noon', (moment, age) => {
  expect(shownAge(moment, new Date('2026-11-15T12:00:00Z'))).toBe(age);
});

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T11:58:59Z', '1 min ago'],
])('the time %s is shown at noon as %s', (moment, ago) => {
  expect(shownAgo(moment, new Date('2026-11-15T12:00:00Z'))).toBe(ago);
});

test('a stored name is shown as words, and an ID as it is', () => {
  expect(['card-read', 'askedBy', 'new_users', 'id', 'active'].map(plainWord)).toEqual([
    ...['Card read', 'Asked by', 'New users', 'ID', 'Active'],
  ]);
});
