import { expect, test } from 'vitest';
import { runFaults } from './run-faults.ts';

test('no acknowledged payout is lost or doubled when server and database are killed', {
  timeout: 180_000,
}, async () => {
  const report = await runFaults({ faults: 4, acknowledgedMin: 300, partners: 4 });
  expect(report).toMatchObject({
    serverKills: 2,
    databaseKills: 2,
    lost: 0,
    doubled: 0,
    wrongBalances: 0,
    findings: 0,
  });
  expect(report.acknowledged).toBeGreaterThanOrEqual(300);
});
