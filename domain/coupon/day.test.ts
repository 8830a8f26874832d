import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponDayOf, freeFromOf, type StoredTimeZone, shouldSwitchTimeZone } from './day.ts';

const timeOf = (text: string) => new Date(text);

test('a day runs between local midnights, even when the clocks change', () => {
  expect(couponDayOf(timeOf('2026-11-15T20:00:00Z'), 'Asia/Bangkok')).toEqual({
    timeZone: 'Asia/Bangkok',
    startsAt: timeOf('2026-11-15T17:00:00Z'),
    endsAt: timeOf('2026-11-16T17:00:00Z'),
  });
  const spring = couponDayOf(timeOf('2027-03-28T10:00:00Z'), 'Europe/Berlin');
  expect(spring.endsAt.getTime() - spring.startsAt.getTime()).toBe(23 * 3_600_000);
  const autumn = couponDayOf(timeOf('2026-10-25T10:00:00Z'), 'Europe/Berlin');
  expect(autumn.endsAt.getTime() - autumn.startsAt.getTime()).toBe(25 * 3_600_000);
});

test('a name is free again at midnight, and after a move once a whole new day has begun', () => {
  const today = couponDayOf(timeOf('2026-11-15T20:00:00Z'), 'Asia/Bangkok');
  expect(freeFromOf(null, today)).toBeNull();
  expect(freeFromOf(today.startsAt, today)).toBeNull();
  expect(freeFromOf(today.endsAt, today)).toEqual(timeOf('2026-11-16T17:00:00Z'));

  // Used in Kiribati, then after a flight to Pago Pago, where it is still the day before.
  const usedDay = couponDayOf(timeOf('2026-11-15T10:30:00Z'), 'Pacific/Kiritimati');
  const there = couponDayOf(timeOf('2026-11-15T10:45:00Z'), 'Pacific/Pago_Pago');
  expect(usedDay.endsAt).toEqual(timeOf('2026-11-16T10:00:00Z'));
  expect(freeFromOf(usedDay.endsAt, there)).toEqual(timeOf('2026-11-16T11:00:00Z'));
});

test('the time zone follows the device at most once every 24 hours', () => {
  const now = timeOf('2026-11-15T12:00:00Z');
  const since = (text: string): StoredTimeZone => ({ timeZone: 'UTC', since: timeOf(text) });
  expect(shouldSwitchTimeZone({ timeZone: 'UTC', since: null }, 'UTC', now)).toBe(false);
  expect(shouldSwitchTimeZone({ timeZone: 'UTC', since: null }, 'Asia/Bangkok', now)).toBe(true);
  expect(shouldSwitchTimeZone(since('2026-11-14T12:00:01Z'), 'Asia/Bangkok', now)).toBe(false);
  expect(shouldSwitchTimeZone(since('2026-11-14T12:00:00Z'), 'Asia/Bangkok', now)).toBe(true);
});

test('however often the time zone changes, a name is used at most once per local day', () => {
  const timeZones = [
    'UTC',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Berlin',
    'Asia/Kathmandu',
  ];

  const journey = fc.array(
    fc.record({
      minutes: fc.integer({ min: 1, max: 900 }),
      timeZone: fc.constantFrom(...timeZones),
    }),
    { minLength: 1, maxLength: 60 },
  );

  fc.assert(
    fc.property(journey, (steps) => {
      let now = timeOf('2026-03-27T00:00:00Z');
      let kept: StoredTimeZone = { timeZone: 'UTC', since: null };
      const used: { startsAt: Date; endsAt: Date; at: Date }[] = [];

      for (const { minutes, timeZone } of steps) {
        now = new Date(now.getTime() + minutes * 60_000);
        if (shouldSwitchTimeZone(kept, timeZone, now)) kept = { timeZone, since: now };
        const today = couponDayOf(now, kept.timeZone);
        const last = used.at(-1);
        const free = freeFromOf(last?.endsAt ?? null, today);
        if (free) {
          expect(free.getTime()).toBeGreaterThan(now.getTime());
          continue;
        }

        if (last) expect(today.startsAt.getTime()).toBeGreaterThanOrEqual(last.endsAt.getTime());
        used.push({ ...today, at: now });
      }
    }),
    { numRuns: 300 },
  );
});
