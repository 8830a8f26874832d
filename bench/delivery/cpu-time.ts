import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksPerSecond = 100;

/** The CPU time of PostgreSQL so far, all its processes together, in microseconds. */
export function databaseCpu(folder: string): number {
  const file = join(folder, 'postgres', 'postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return process.platform === 'linux' ? fromProc(postmaster) : fromPs(postmaster);
}

/** From /proc: each process's own time, and for the postmaster also that of ended children. */
function fromProc(postmaster: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0] = fields.slice(1);
      const isPostmaster = Number(name) === postmaster;
      if (!isPostmaster && parent !== postmaster) continue;

      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
      const ended = isPostmaster ? ((endedUser + endedSystem) * 1e6) / ticksPerSecond : 0;
      sum += ended + (preciseTime(name) ?? ((user + system) * 1e6) / ticksPerSecond);
    } catch {
      // It has exited since the folder was read.
    }
  }

  return sum;
}

/** The CPU time of other programs so far, by process id, in microseconds. */
export const programsCpu = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + allThreads(pid), 0);

function allThreads(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + (preciseTime(`${pid}/task/${thread}`) ?? 0), 0);
}

/** In nanoseconds, where the kernel counts them. */
function preciseTime(pid: string): number | null {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return /^\d+$/.test(nanoseconds) ? Number(nanoseconds) / 1000 : null;
}

function fromPs(postmaster: number): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,time='], { encoding: 'utf8' }).split('\n');
  let sum = 0;

  for (const line of lines) {
    const [pid = 0, parent = 0, time = ''] = line
      .trim()
      .split(/\s+/)
      .map((field, index) => (index < 2 ? Number(field) : field));
    if (pid !== postmaster && parent !== postmaster) continue;

    const parts = String(time).split(':').map(Number);
    sum += parts.reduce((seconds, part) => seconds * 60 + part, 0) * 1e6;
  }

  return sum;
}
