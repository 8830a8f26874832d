import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { type Attack, attacks } from './attacks.ts';
import { startLoneSystem } from './lone-system.ts';
import type { ProbeReport } from './probe.ts';

/** The results of the probes during one attack. */
export interface HostileRow extends ProbeReport {
  readonly attack: string;
  /** The server's peak memory since it started; 0 where that is unknown. */
  readonly peakMegabytes: number;
}

/** Runs all attacks on a real server, one after the other, while /healthz is probed. */
export async function runHostile(
  seconds: number,
  only = '',
  onRow: (row: HostileRow) => void = () => {},
): Promise<HostileRow[]> {
  const folder = makeTestFolder();
  const system = await startLoneSystem(folder.path);
  const probe = fork(new URL('probe.ts', import.meta.url), { stdio: ['ignore', 2, 2, 'ipc'] });
  await once(probe, 'message');
  const tryOne = async ({ name, begin }: Attack): Promise<HostileRow> => {
    const end = begin(Number(new URL(system.url).port));
    probe.send({ url: system.url, ms: seconds * 1000 });
    const [report] = (await once(probe, 'message')) as [ProbeReport];
    end();
    return { attack: name, ...report, peakMegabytes: peakOf(system.serverPid()) };
  };

  try {
    const rows: HostileRow[] = [];
    for (const attack of attacks.filter(({ name }) => name.includes(only))) {
      const row = await tryOne(attack);
      rows.push(row);
      onRow(row);
    }

    return rows;
  } finally {
    probe.disconnect();
    await system.end();
    folder.remove();
  }
}

function peakOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
