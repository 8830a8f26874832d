import { expect, test } from 'vitest';
import { momentText, readMoment } from './moment-text.ts';

test.each([
  ['18 Nov 2026', '2026-11-18'],
  ['3 september 2026', '2026-09-03'],
  ['3 Sept 2026', '2026-09-03'],
  ['2026-04-03', '2026-04-03'],
  ['18/11/2026', '2026-11-18'],
  ['11/18/2026', '2026-11-18'],
  ['4.4.2026', '2026-04-04'],
  ['  ', ''],
])('the day “%s” is read as %s', (typed, value) => {
  expect(readMoment(typed, 'day')).toEqual({ value });
});

test('a date that two countries read differently is questioned', () => {
  const problem = '3 Apr 2026 or 4 Mar 2026? Write the month in letters.';
  expect(readMoment('03/04/2026', 'day')).toEqual({ problem });
});

test.each(['31 Feb 2026', '18 Foo 2026', '32/13/2026', '18 Nov', '18 Nov 2026, 10:00', 'soon'])(
  '“%s” is no day',
  (typed) => {
    expect(readMoment(typed, 'day')).toEqual({ problem: 'Write it as 18 Nov 2026.' });
  },
);

test.each([
  ['18 Nov 2026, 14:30', '2026-11-18T14:30'],
  ['18 Nov 2026 9:05', '2026-11-18T09:05'],
  ['2026-11-18T14:30', '2026-11-18T14:30'],
])('the time “%s” is read as %s', (typed, value) => {
  expect(readMoment(typed, 'moment')).toEqual({ value });
});

test.each(['18 Nov 2026', '18 Nov 2026, 24:00', '18 Nov 2026, 9:5'])(
  '“%s” is not a time',
  (typed) => {
    expect(readMoment(typed, 'moment')).toEqual({ problem: 'Write it as 18 Nov 2026, 14:30.' });
  },
);

test('a formatted time is parsed back to the same time', () => {
  for (const value of ['2026-09-03', '2026-05-31', '2026-12-01']) {
    expect(readMoment(momentText(value), 'day')).toEqual({ value });
    const moment = `${value}T08:15`;
    expect(readMoment(momentText(moment), 'moment')).toEqual({ value: moment });
  }
});
