import { expect, test } from 'vitest';
import { isLongRun } from '../domain/test-seed.ts';
import { runFaults } from './run-faults.ts';

const kills = isLongRun ? 2 : 1;
const acknowledgedMin = isLongRun ? 300 : 24;

test('no acknowledged payout is lost or doubled when server and database are killed', {
  timeout: 180_000,
}, async () => {
  const report = await runFaults({ faults: 2 * kills, acknowledgedMin, partners: 4 });
  expect(report).toMatchObject({
    serverKills: kills,
    databaseKills: kills,
    lost: 0,
    doubled: 0,
    wrongBalances: 0,
    findings: 0,
  });
  expect(report.acknowledged).toBeGreaterThanOrEqual(acknowledgedMin);
});
