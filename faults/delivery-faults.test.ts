import { expect, test } from 'vitest';
import { isLongRun } from '../domain/test-seed.ts';
import { runDeliveryFaults } from './run-delivery-faults.ts';

const acknowledgedMin = isLongRun ? 300 : 45;

test('no acknowledged event is lost or charged twice when server and database are killed', {
  timeout: 180_000,
}, async () => {
  const report = await runDeliveryFaults({ faults: 2, acknowledgedMin, viewers: 8 });
  expect(report).toMatchObject({
    serverKills: 1,
    databaseKills: 1,
    lost: 0,
    doubled: 0,
    wrongMeters: 0,
  });
  expect(report.acknowledged).toBeGreaterThanOrEqual(acknowledgedMin);
});
