import { expect, test } from 'vitest';
import { getNatsServer } from '../server/ads/stream/test-nats-server.ts';
import { runClusterFaults } from './run-cluster-faults.ts';

const hasNats = (await getNatsServer()) !== null;

/** A short form of `npm run test:cluster`. */
test.runIf(hasNats)(
  'events that two edges acknowledge while a node, an edge and the books are killed count once',
  {
    timeout: 300_000,
  },
  async () => {
    const report = await runClusterFaults({
      events: 1_500,
      faults: 3,
      kinds: ['kill of the leader', 'kill of an edge', 'kill of the books'],
      lines: 16,
    });

    expect(report).toMatchObject({
      ...{ faults: 3, missing: 0, surplus: 0, wrongMeters: 0, wrongCharge: 0n, findings: 0 },
    });
    expect(report.deliveries).toBeGreaterThan(2_000);
  },
);
