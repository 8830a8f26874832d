import { expect, test } from 'vitest';
import {
  dateOfDay,
  daysAfter,
  daysBefore,
  earliestOf,
  formatLocalDate,
  formatUtcDate,
  hourMs,
  latestOf,
  localDayOf,
  startOfLocalDay,
  startOfUtcDay,
  utcDayOf,
  weekdayOf,
} from './time.ts';

const evening = new Date('2026-12-31T20:00:00Z');

test('a UTC day is the same for everyone, from midnight to midnight', () => {
  const day = utcDayOf(evening);
  expect(startOfUtcDay(day)).toEqual(new Date('2026-12-31T00:00:00Z'));
  expect(utcDayOf(startOfUtcDay(day))).toBe(day);
  expect(utcDayOf(startOfUtcDay(day + 1).getTime() - 1)).toBe(day);
  expect(formatUtcDate(evening)).toBe('2026-12-31');
  expect(utcDayOf(new Date('1969-12-31T23:00:00Z'))).toBe(-1);
});

test('a local day is that of a time zone', () => {
  expect(formatLocalDate(evening, 'Asia/Kathmandu')).toBe('2027-01-01');
  expect(formatLocalDate(evening, 'America/Lima')).toBe('2026-12-31');
  expect(localDayOf(evening, 'Asia/Kathmandu')).toBe(utcDayOf(evening) + 1);
  expect(dateOfDay(localDayOf(evening, 'Asia/Kathmandu'))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
  });
});

test('a local day has 23 or 25 hours when the clocks change', () => {
  const hoursOf = (date: string, timeZone: string) => {
    const day = utcDayOf(new Date(date));
    const next = startOfLocalDay(day + 1, timeZone);
    return (next.getTime() - startOfLocalDay(day, timeZone).getTime()) / hourMs;
  };

  expect(hoursOf('2026-03-29', 'Europe/Berlin')).toBe(23);
  expect(hoursOf('2026-10-25', 'Europe/Berlin')).toBe(25);
  expect(hoursOf('2026-10-26', 'Europe/Berlin')).toBe(24);
});

test('a local day begins later where the clocks skip midnight', () => {
  const day = utcDayOf(new Date('2026-09-06'));
  expect(startOfLocalDay(day, 'America/Santiago')).toEqual(new Date('2026-09-06T04:00:00Z'));
});

test('rolling days have 24 hours, whatever the clocks do', () => {
  expect(daysAfter(evening, 1)).toEqual(new Date('2027-01-01T20:00:00Z'));
  expect(daysBefore(evening, 366)).toEqual(new Date('2025-12-30T20:00:00Z'));
});

test('a week begins on Monday', () => {
  expect(weekdayOf(utcDayOf(new Date('2026-11-16')))).toBe(0);
  expect(weekdayOf(utcDayOf(new Date('2026-11-22')))).toBe(6);
  expect(weekdayOf(utcDayOf(new Date('1969-12-29')))).toBe(0);
});

test('the first and the last of some moments, and null is none', () => {
  const [morning, noon] = [new Date('2026-12-31T08:00:00Z'), new Date('2026-12-31T12:00:00Z')];
  expect(earliestOf(noon, evening, null, morning)).toBe(morning);
  expect(latestOf(noon, evening, undefined, morning)).toBe(evening);
  expect(earliestOf(noon, null)).toBe(noon);
  expect(latestOf(noon)).toBe(noon);
});
