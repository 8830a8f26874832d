import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemErrorCode } from '../../process/process.ts';

function readLinuxStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the 20th field after it is the start time.
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : `${boot} ${fields[18]}`;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is there, but belongs to somebody else.
    return systemErrorCode(error) === 'EPERM';
  }
}

/**
 * When the process started, which identifies it among all that ever had this pid, because pids
 * repeat after a reboot of the machine or the container; null if it has ended.
 */
export function findProcessStart(pid: number): string | null {
  if (process.platform === 'linux') return readLinuxStart(pid);
  if (!isAlive(pid)) return null;
  if (process.platform === 'win32') return 'running';

  const listing = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });

  return listing.stdout?.trim() || 'running';
}
