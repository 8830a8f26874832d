import { expect, test } from 'vitest';
import { isCountryCode, isHourOfDay, isLanguageCode, isSystem } from './audience-words.ts';

test.each([0, 12, 23])('%d is an hour of the day', (hour) => {
  expect(isHourOfDay(hour)).toBe(true);
});

test.each([-1, 24, 1.5, Number.NaN])('%d is no hour of the day', (hour) => {
  expect(isHourOfDay(hour)).toBe(false);
});

test('codes are those of the standards, in their case', () => {
  expect([isCountryCode('TH'), isCountryCode('th'), isCountryCode('XX')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isLanguageCode('th'), isLanguageCode('TH')]).toEqual([true, false]);
  expect([isSystem('android'), isSystem('beos')]).toEqual([true, false]);
});
