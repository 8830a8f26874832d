import { parseArgs } from 'node:util';
import { getNatsServer } from '../server/ads/stream/test-nats-server.ts';
import {
  type Proof,
  proveDamage,
  proveDatabaseAway,
  proveFailover,
  provePartition,
} from './cluster-proofs.ts';
import { proveNaiveIsCaught } from './prove-naive.ts';
import { runClusterFaults } from './run-cluster-faults.ts';
import { countConsequences } from './system.ts';

/**
 * `npm run test:cluster`: three nodes of NATS, PostgreSQL with a standby, two edges and two books.
 * `-- --only away` runs one proof; the other flags make the run shorter.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    faults: { type: 'string', default: '200' },
    'away-seconds': { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});

async function proveFaults(): Promise<Proof> {
  const events = Number(values.events);
  const report = await runClusterFaults({ events, faults: Number(values.faults) });
  const { wrongCharge, ...figures } = { ...report, wrongCharge: Number(report.wrongCharge) };
  const { missing, surplus, wrongMeters, findings } = report;
  const wrong = missing + surplus + wrongMeters + findings + Math.abs(wrongCharge);

  return { figures: { ...figures, wrongCharge }, wrong };
}

const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  faults: proveFaults,
  partition: () => provePartition(5),
  away: () => proveDatabaseAway(Number(values['away-seconds'])),
  damage: () => proveDamage(4),
  naive: () => proveNaiveIsCaught(12),
  failover: proveFailover,
};

if ((await getNatsServer()) === null) process.exit(1);
let wrong = 0;
for (const [name, prove] of Object.entries(proofs)) {
  if (values.only !== undefined && values.only !== name) continue;

  const started = performance.now();
  const proof = await prove();
  const seconds = Math.round((performance.now() - started) / 1000);
  wrong += proof.wrong;
  const figures = Object.entries(proof.figures).map(([figure, value]) => `${figure} ${value}`);
  const verdict = proof.wrong === 0 ? 'holds' : 'FAILS';
  console.log(`${name.padEnd(10)} ${verdict} in ${seconds} s: ${figures.join(', ')}`);
}
console.log(`Lines in the servers’ logs that these faults explain: ${countConsequences()}`);
console.log('CPU per event through the stream is a row of `npm run bench -- stream`.');
process.exitCode = wrong === 0 ? 0 : 1;
