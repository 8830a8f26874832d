import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hourMs } from '#domain/time.ts';
import { openDb } from '../server/platform/database/db.ts';
import { findRunning } from '../server/platform/database/embedded/find-running.ts';
import { findFreePort } from '../server/platform/process/process.ts';
import { projectFolder } from '../tools/project.ts';
import { killProcess, postmasterOf, type System, startServer } from './system.ts';

/** One server on its bundled database, as `npm start` runs it. */
export interface LoneSystem extends System {
  /** Kills only PostgreSQL: nobody but its server restarts it. */
  killDatabase(): Promise<void>;
  /** Stops PostgreSQL as an administrator would, by a fast shutdown. */
  restartDatabase(): void;
  /** Suspends every process of PostgreSQL until the returned function is called. */
  hangDatabase(): () => void;
  serverPid(): number;
  /** Sets only the server's clock this many hours ahead or back. */
  setClock(hours: number): void;
}

const clockProgram = pathToFileURL(join(projectFolder, 'faults', 'shifted-clock.mjs')).href;

export async function startLoneSystem(folder: string): Promise<LoneSystem> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const clockFile = join(folder, 'clock-shift');
  let shiftMs = 0;
  const setClock = (hours: number) => {
    shiftMs = hours * hourMs;
    writeFileSync(clockFile, String(shiftMs));
  };
  setClock(0);
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    CLOCK_SHIFT_FILE: clockFile,
    NODE_OPTIONS: `--import=${clockProgram}`,
  };

  let server = await startServer(settings);
  // It comes back on the same port, so that this address stays valid.
  const db = openDb((await findRunning(folder)) ?? '');

  return {
    url,
    dataDir: folder,
    db: () => db,
    now: () => new Date(Date.now() + shiftMs),
    async killServer() {
      await killProcess(server);
      server = await startServer(settings);
    },
    async killDatabase() {
      process.kill(postmasterOf(folder), 'SIGKILL');
    },
    restartDatabase() {
      process.kill(postmasterOf(folder), 'SIGINT');
    },
    hangDatabase() {
      const pids = processesOf(postmasterOf(folder));
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    serverPid: () => server.pid ?? 0,
    setClock,
    async end() {
      await db.close();
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** The postmaster and the processes that it has started. */
function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === postmaster;
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}
