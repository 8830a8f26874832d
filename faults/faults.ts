import { type DeliveryFaultReport, runDeliveryFaults } from './run-delivery-faults.ts';
import { type FaultReport, runFaults } from './run-faults.ts';
import { type Hardship, hardships, runHardship } from './run-hardships.ts';
import { runPutFaults } from './run-put-faults.ts';

/** `npm run test:faults`: 20 faults during 2,000 acknowledged money calls, or as many as given. */
const [faults = '20', acknowledgedMin = '2000'] = process.argv.slice(2);

const started = performance.now();
const report = await runFaults({
  faults: Number(faults),
  acknowledgedMin: Number(acknowledgedMin),
  partners: 8,
});

const names = (calls: string): Record<keyof FaultReport, string> => ({
  serverKills: 'kill -9 of the server',
  databaseKills: 'kill -9 of PostgreSQL',
  acknowledged: `acknowledged ${calls}`,
  lost: 'lost',
  doubled: 'doubled',
  wrongBalances: 'wrong balances',
  findings: 'findings of the auditor',
});
const printReport = (calls: string, report: FaultReport) => {
  for (const [key, name] of Object.entries(names(calls))) {
    console.log(`${name.padEnd(28)} ${report[key as keyof FaultReport]}`);
  }
};
printReport('money calls', report);
const puts = await runPutFaults({
  faults: Number(faults),
  acknowledgedMin: Math.ceil(Number(acknowledgedMin) / 2),
  partners: 8,
});
printReport('puts', puts);
const delivery = await runDeliveryFaults({
  faults: Number(faults),
  acknowledgedMin: Number(acknowledgedMin) * 2,
  viewers: 16,
});
const deliveryNames: Record<keyof DeliveryFaultReport, string> = {
  serverKills: 'kill -9 of the server',
  databaseKills: 'kill -9 of PostgreSQL',
  acknowledged: 'acknowledged events of ads',
  lost: 'lost',
  doubled: 'doubled',
  wrongMeters: 'wrong meters',
};
for (const [key, name] of Object.entries(deliveryNames)) {
  console.log(`${name.padEnd(28)} ${delivery[key as keyof DeliveryFaultReport]}`);
}
const hardshipNames: Record<Hardship, string> = {
  killed: 'PostgreSQL killed alone',
  restarted: 'PostgreSQL restarted',
  hung: 'PostgreSQL hung',
  clock: 'clock of the server set',
  disk: 'disk full',
};
let wrongInHardships = 0;
for (const hardship of hardships) {
  const report = await runHardship(hardship, 5);
  const name = hardshipNames[hardship];
  if (!report) {
    console.log(`${name.padEnd(28)} NOT RUN: this user may not mount a small disk`);
    continue;
  }

  const { times, acknowledged, lost, doubled, wrongBalances, findings } = report;
  const wrongs = lost + doubled + wrongBalances + findings + report.unanswered;
  wrongInHardships += wrongs;
  console.log(
    `${name.padEnd(28)} ${times} times, ${acknowledged} payouts acknowledged, ${wrongs} wrong, ` +
      `back within ${report.backMs} ms`,
  );
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${'seconds'.padEnd(28)} ${seconds}`);
const wrongIn = ({ lost, doubled, wrongBalances, findings }: FaultReport) =>
  lost + doubled + wrongBalances + findings;
const wrong = delivery.lost + delivery.doubled + delivery.wrongMeters;
process.exitCode = wrongIn(report) + wrongIn(puts) + wrong + wrongInHardships === 0 ? 0 : 1;
