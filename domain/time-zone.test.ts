import { expect, test } from 'vitest';
import { formatTimeZone, isTimeZoneName, parseTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Bangkok GMT+07:00', { name: 'Asia/Bangkok', offsetMinutes: 420 }],
  ['America/St_Johns GMT-03:30', { name: 'America/St_Johns', offsetMinutes: -210 }],
  ['Asia/Kathmandu GMT+05:45', { name: 'Asia/Kathmandu', offsetMinutes: 345 }],
  ['UTC GMT+00:00', { name: 'UTC', offsetMinutes: 0 }],
])('%s is understood', (text, timeZone) => {
  expect(parseTimeZone(text)).toEqual(timeZone);
  expect(formatTimeZone(timeZone)).toBe(text);
});

test.each([
  '',
  'GMT+07:00',
  'Asia/Bangkok',
  'Asia/Bangkok +07:00',
  'Asia/Atlantis GMT+07:00',
  'Asia/Bangkok GMT+7:00',
  'Asia/Bangkok GMT+15:00',
  'Asia/Bangkok GMT-13:00',
  'Asia/Bangkok GMT+07:60',
  '+07:00 GMT+07:00',
  "Asia/Bangkok'; -- GMT+07:00",
  `${'A'.repeat(80)} GMT+07:00`,
  'PST GMT-08:00',
  'ist GMT+05:30',
  'MIT GMT+13:00',
  'SystemV/PST8 GMT-08:00',
  'US/Pacific-New GMT-08:00',
])('%s is refused', (text) => {
  expect(parseTimeZone(text)).toBeNull();
});

test('a zone named like an offset but with summer time is replaced by a place name', () => {
  const timeZone = { name: 'Europe/Brussels', offsetMinutes: 60 };
  expect(parseTimeZone('CET GMT+01:00')).toEqual(timeZone);
  expect(isTimeZoneName('CET')).toBe(false);
  expect(isTimeZoneName('Europe/Brussels')).toBe(true);
});
