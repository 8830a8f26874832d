import { expect, test } from 'vitest';
import { runHardship } from './run-hardships.ts';

test('a killed PostgreSQL is restarted, and no acknowledged payout is lost', {
  timeout: 180_000,
}, async () => {
  expect(await runHardship('killed', 1)).toMatchObject({
    times: 1,
    lost: 0,
    doubled: 0,
    wrongBalances: 0,
    findings: 0,
  });
});
