import { expect, test } from 'vitest';
import { runPutFaults } from './run-put-faults.ts';

test('no acknowledged put is lost or doubled when server and database are killed', {
  timeout: 300_000,
}, async () => {
  const report = await runPutFaults({ faults: 4, acknowledgedMin: 200, partners: 4 });
  expect(report).toMatchObject({
    serverKills: 2,
    databaseKills: 2,
    lost: 0,
    doubled: 0,
    wrongBalances: 0,
    findings: 0,
  });
  expect(report.acknowledged).toBeGreaterThanOrEqual(200);
});
