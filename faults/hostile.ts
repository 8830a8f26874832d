import { type HostileRow, runHostile } from './run-hostile.ts';

/**
 * `npm run test:hostile`: what outsiders may try against a real server, each for some seconds,
 * while /healthz is probed. It fails when a probe gets no answer; the times are for a person to
 * read, and the goal for the 99th percentile is 250 ms.
 */
const [seconds = '8', only = ''] = process.argv.slice(2);

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const say = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, which) => String(cell).padEnd(which === 0 ? 18 : 12)).join(''));

function sayRow({ attack, answeredMs, unanswered, peakMegabytes }: HostileRow): void {
  const sorted = [...answeredMs].sort((a, b) => a - b);
  const times = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)];
  say([attack, sorted.length + unanswered, unanswered, ...times, peakMegabytes]);
}

say(['attack', 'probes', 'unanswered', 'median ms', 'p99 ms', 'worst ms', 'peak MB']);
const rows = await runHostile(Number(seconds), only, sayRow);
process.exitCode = rows.every(({ unanswered }) => unanswered === 0) ? 0 : 1;
