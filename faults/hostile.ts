import { type HostileRow, runHostile } from './run-hostile.ts';

/**
 * `npm run test:hostile`: what outsiders may try against a real server, each for some seconds,
 * while /healthz is probed. It fails when a probe gets no answer; the times are for a person to
 * read, and the goal for the 99th percentile is 250 ms.
 */
const [seconds = '8', onlyAttack = ''] = process.argv.slice(2);

const percentileOf = (sortedValues: readonly number[], share: number): number =>
  Math.round(
    sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0,
  );

const say = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, which) => String(cell).padEnd(which === 0 ? 18 : 12)).join(''));

function sayRow({ attack, answeredMs, unanswered, peakMegabytes }: HostileRow): void {
  const sortedMs = [...answeredMs].sort((a, b) => a - b);
  const times = [
    percentileOf(sortedMs, 0.5),
    percentileOf(sortedMs, 0.99),
    percentileOf(sortedMs, 1),
  ];
  say([attack, sortedMs.length + unanswered, unanswered, ...times, peakMegabytes]);
}

say(['attack', 'probes', 'unanswered', 'median ms', 'p99 ms', 'worst ms', 'peak MB']);
const rows = await runHostile(Number(seconds), onlyAttack, sayRow);
process.exitCode = rows.every(({ unanswered }) => unanswered === 0) ? 0 : 1;
