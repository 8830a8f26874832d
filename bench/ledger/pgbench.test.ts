import { expect, test } from 'vitest';
import { rateOf } from './pgbench.ts';

const summary = 'number of failed transactions: 0 (0.000%)';
const progress = `pgbench (15.18, server 18.4)
progress: 1.0 s, 500.0 tps, lat 9.514 ms stddev 6.912, 0 failed
progress: 2.0 s, 1000.0 tps, lat 9.102 ms stddev 5.123, 0 failed
progress: 3.0 s, 1200.5 tps, lat 9.102 ms stddev 5.123, 0 failed
`;

test('the rate of pgbench leaves out the first second', () => {
  expect(rateOf(summary, progress, 2)).toBe(1100.25);
});

test('a transaction that failed fails the round', () => {
  const failed = 'number of failed transactions: 3 (0.100%)';
  expect(() => rateOf(failed, progress, 2)).toThrow('pgbench failed');
  const aborted = `${progress}pgbench: error: client 3 aborted in command 2`;
  expect(() => rateOf(summary, aborted, 2)).toThrow('pgbench failed');
});
