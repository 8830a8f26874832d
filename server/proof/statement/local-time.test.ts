import { expect, test } from 'vitest';
import { localTime, spokenTime } from './local-time.ts';

const at = (text: string) => new Date(text);

test('the partner’s clock, to the minute of its offset', () => {
  const time = at('2026-11-15T12:00:00.500Z');
  expect(localTime(time, 'Asia/Kathmandu')).toBe('2026-11-15 17:45:00 +05:45');
  expect(localTime(time, 'UTC')).toBe('2026-11-15 12:00:00 +00:00');
  expect(localTime(time, 'America/St_Johns')).toBe('2026-11-15 08:30:00 -03:30');
  expect(localTime(at('2026-11-15T12:15:00Z'), 'Pacific/Kiritimati')).toBe(
    '2026-11-16 02:15:00 +14:00',
  );
  expect(localTime(at('2026-11-14T17:00:00Z'), 'Asia/Bangkok')).toBe('2026-11-15 00:00:00 +07:00');
});

test('on the day of a clock change no two times look alike, and none is missing', () => {
  const berlin = (text: string) => localTime(at(text), 'Europe/Berlin');
  expect(berlin('2026-03-29T00:59:59Z')).toBe('2026-03-29 01:59:59 +01:00');
  expect(berlin('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00:00 +02:00');
  expect(berlin('2026-10-25T00:30:00Z')).toBe('2026-10-25 02:30:00 +02:00');
  expect(berlin('2026-10-25T01:30:00Z')).toBe('2026-10-25 02:30:00 +01:00');
});

test('a page writes times in the reader’s language, with our calendar and digits', () => {
  const time = at('2026-11-15T12:00:00Z');
  expect(spokenTime(time, 'Asia/Kathmandu', 'en-GB')).toBe('15 Nov 2026, 17:45:00 GMT+5:45');
  expect(spokenTime(time, 'Europe/Berlin', 'de')).toBe('15.11.2026, 13:00:00 GMT+1');
  expect(spokenTime(time, 'Asia/Bangkok', 'th')).toContain('2026');
  expect(spokenTime(time, 'Asia/Tokyo', 'ja')).toBe('2026/11/15 21:00:00 GMT+9');
});
