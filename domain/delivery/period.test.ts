import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, localDayOf, quarterHourMs, startOfLocalDay } from '../time.ts';
import { type PeriodType, periodOf, splitDays } from './period.ts';

const timeZones = Intl.supportedValuesOf('timeZone');
/** Twelve hours behind and fourteen before UTC, halves and quarters, and changes at midnight. */
const oddTimeZones = [
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Europe/Berlin',
  'America/New_York',
  'UTC',
];

const iso = (date: Date | undefined) => date?.toISOString();
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((at) => new Date(at));

test('a day begins when the local date changes, in every time zone', () => {
  for (const timeZone of timeZones) {
    for (const day of ['2026-03-29', '2026-10-25', '2028-02-29', '2027-01-01', '2026-11-15']) {
      const number = Date.parse(day) / dayMs;
      const start = startOfLocalDay(number, timeZone);
      expect(localDayOf(start, timeZone), `${timeZone} ${day}`).toBe(number);
      const previousSpan = new Date(start.getTime() - 1);
      expect(localDayOf(previousSpan, timeZone), `${timeZone} ${day}`).toBe(number - 1);

      // Counts are kept by the quarter hour: a day that began inside of one would not be exact.
      expect(start.getTime() % quarterHourMs, `${timeZone} ${day}`).toBe(0);
    }
  }
});

test('where clocks skip midnight, the day begins at one', () => {
  const day = Date.parse('2026-04-24') / dayMs;
  expect(iso(startOfLocalDay(day, 'Africa/Cairo'))).toBe('2026-04-23T22:00:00.000Z');
});

test('a day is 23 or 25 hours long when the clocks change', () => {
  const { slots: spring } = periodOf(
    '1',
    new Date('2026-03-29T12:00Z'),
    'Europe/Berlin',
    new Date(0),
  );

  const { slots: autumn } = periodOf(
    '1',
    new Date('2026-10-25T12:00Z'),
    'Europe/Berlin',
    new Date(0),
  );

  expect([spring.length - 1, autumn.length - 1]).toEqual([23, 25]);
});

test('weeks begin on Monday and months on the first', () => {
  const now = new Date('2026-11-15T20:30:00Z');
  const week = periodOf('2', now, 'Asia/Bangkok', now);
  expect([iso(week.from), iso(week.to)]).toEqual([
    '2026-11-15T17:00:00.000Z',
    '2026-11-22T17:00:00.000Z',
  ]);
  const month = periodOf('3', now, 'Asia/Bangkok', now);
  expect([iso(month.from), iso(month.to)]).toEqual([
    '2026-10-31T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ]);
});

test('the previous period is compared up to the same point, and never past its end', () => {
  const previous = (type: PeriodType, now: string) => {
    const { from, to } = periodOf(type, new Date(now), 'UTC', new Date(0)).previous ?? {};
    return [iso(from), iso(to)];
  };
  expect(previous('1', '2026-11-15T14:07:00Z')).toEqual([
    '2026-11-14T00:00:00.000Z',
    '2026-11-14T14:15:00.000Z',
  ]);
  expect(previous('2', '2026-11-15T14:07:00Z')).toEqual([
    '2026-11-02T00:00:00.000Z',
    '2026-11-08T14:15:00.000Z',
  ]);
  expect(previous('3', '2028-03-31T14:07:00Z')).toEqual([
    '2028-02-01T00:00:00.000Z',
    '2028-03-01T00:00:00.000Z',
  ]);
});

test('periods contain the present, leave no gaps, and break at the right bounds', () => {
  const anyTimeZone = fc.constantFrom(...oddTimeZones, ...timeZones);
  fc.assert(
    fc.property(anyMoment, anyTimeZone, fc.constantFrom('1', '2', '3'), (now, timeZone, type) => {
      const period = periodOf(type as PeriodType, now, timeZone, now);
      expect(period.from <= now && now < period.to).toBe(true);
      const before = new Date(period.from.getTime() - 1);
      expect(periodOf(type as PeriodType, before, timeZone, before).to).toEqual(period.from);
      const { previous, slots } = period;
      expect(previous && previous.from < previous.to && previous.to <= period.from).toBe(true);
      expect([slots[0], slots.at(-1)]).toEqual([period.from, period.to]);
      expect(slots.length).toBeLessThanOrEqual(32);
      expect(slots.every((at, place) => place === 0 || at > (slots[place - 1] as Date))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a chart of all time has at most 62 points', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: 20 * 365 }), (now, days) => {
      const first = new Date(now.getTime() - days * dayMs);
      const { slots } = periodOf('4', now, 'Asia/Kathmandu', first);
      expect(slots.length - 1).toBeLessThanOrEqual(62);
      expect((slots[0] as Date) <= first && now < (slots.at(-1) as Date)).toBe(true);
    }),
  );
});

test('only UTC days that contain a bound are split', () => {
  const bounds = ['2026-11-14T00:00Z', '2026-11-14T17:00Z', '2026-11-15T17:00Z'];
  expect(splitDays(bounds.map((at) => new Date(at))).map(iso)).toEqual([
    '2026-11-14T00:00:00.000Z',
    '2026-11-15T00:00:00.000Z',
  ]);
});
