import { expect, test } from 'vitest';
import { type OpeningHours, openingHoursDefault, serviceStateAt } from './opening-hours.ts';

const at = (text: string) => new Date(text);
const bangkok: OpeningHours = { ...openingHoursDefault, timeZone: 'Asia/Bangkok' };

test.each([
  ['2026-11-16T09:00:00Z', true, null],
  ['2026-11-16T17:59:59Z', true, null],
  ['2026-11-16T08:59:59Z', false, '2026-11-16T09:00:00.000Z'],
  ['2026-11-16T18:00:00Z', false, '2026-11-17T09:00:00.000Z'],
  ['2026-11-20T18:00:00Z', false, '2026-11-23T09:00:00.000Z'],
  ['2026-11-22T12:00:00Z', false, '2026-11-23T09:00:00.000Z'],
])('at %s it is open: %s, and opens next at %s', (now, isOpen, opensAt) => {
  const state = serviceStateAt(openingHoursDefault, at(now));
  expect([state.isOpen, state.opensAt?.toISOString() ?? null]).toEqual([isOpen, opensAt]);
});

test('opening hours are in the office’s time zone, wherever the partner is', () => {
  expect(serviceStateAt(bangkok, at('2026-11-16T02:00:00Z')).isOpen).toBe(true);
  expect(serviceStateAt(bangkok, at('2026-11-16T11:00:00Z')).isOpen).toBe(false);
});

test('on days when the clocks change, opening hours follow local time', () => {
  const day = { from: '09:00', to: '18:00' };
  const berlin = { timeZone: 'Europe/Berlin', days: Array(7).fill(day) };
  const opens = (now: string) => serviceStateAt(berlin, at(now)).opensAt?.toISOString();
  expect(opens('2026-03-28T23:30:00Z')).toBe('2026-03-29T07:00:00.000Z');
  expect(opens('2026-10-24T22:30:00Z')).toBe('2026-10-25T08:00:00.000Z');
});

test('an office without opening hours never promises any', () => {
  const none = { ...openingHoursDefault, days: [null, null, null, null, null, null, null] };
  expect(serviceStateAt(none, at('2026-11-16T09:00:00Z'))).toMatchObject({
    isOpen: false,
    opensAt: null,
  });
});
