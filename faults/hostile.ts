import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { makeThrowawayFolder } from '../server/db/embedded/throwaway-folder.ts';
import { attacks } from './attacks.ts';
import { startLoneSystem } from './lone-system.ts';
import type { ProbeReport } from './probe.ts';

/**
 * `npm run test:hostile`: what outsiders may try against a real server, each for some seconds,
 * while /healthz is asked. It fails when a probe gets no answer; the times are for a person to
 * read, and the goal for the 99th percentile is 250 ms.
 */
const [seconds = '8', only = ''] = process.argv.slice(2);

const folder = makeThrowawayFolder();
const system = await startLoneSystem(folder.path);
const probe = fork(new URL('probe.ts', import.meta.url), { stdio: ['ignore', 2, 2, 'ipc'] });
await once(probe, 'message');
const port = Number(new URL(system.url).port);

function megabytesOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const [, kilobytes = '0'] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return String(Math.round(Number(kilobytes) / 1024));
}

const at = (sorted: readonly number[], share: number): string =>
  String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0));

let unanswered = 0;
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, which) => cell.padEnd(which === 0 ? 18 : 12)).join(''));
row(['attack', 'probes', 'unanswered', 'median ms', 'p99 ms', 'worst ms', 'peak MB']);
for (const attack of attacks.filter(({ name }) => name.includes(only))) {
  const end = attack.begin(port);
  probe.send({ url: system.url, ms: Number(seconds) * 1000 });
  const [report] = (await once(probe, 'message')) as [ProbeReport];
  end();
  const sorted = [...report.answeredMs].sort((one, other) => one - other);
  const times = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)];
  const counts = [String(sorted.length + report.unanswered), String(report.unanswered)];
  row([attack.name, ...counts, ...times, megabytesOf(system.serverPid())]);
  unanswered += report.unanswered;
}
probe.disconnect();
await system.end();
folder.remove();
process.exitCode = unanswered === 0 ? 0 : 1;
