import { expect, test } from 'vitest';
import { runManyEvents } from './run-many-events.ts';

/** Only part of `npm run test:long`: each of the two takes ten minutes or more. */
const counted = { missing: 0, surplus: 0, wrongMeters: 0, wrongCharge: 0n };

test('of a million events, each delivered up to three times, late and shuffled, with server and database killed five times, exactly the unique valid ones count', {
  timeout: 3_600_000,
}, async () => {
  const report = await runManyEvents({ events: 1_000_000, kills: 5, perSecond: null });
  expect(report).toMatchObject({ ...counted, kills: 5 });
  expect(report.deliveries).toBeGreaterThan(1_900_000);
});

test('ten minutes of 5,000 deliveries a second are counted exactly', {
  timeout: 3_600_000,
}, async () => {
  const report = await runManyEvents({ events: 1_500_000, kills: 0, perSecond: 5_000 });
  expect(report).toMatchObject(counted);
  expect(report.deliveries).toBeGreaterThan(2_900_000);
});
