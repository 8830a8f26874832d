import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDb } from '../server/platform/database/db.ts';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { findFreePort } from '../server/platform/process/process.ts';
import { passUnexpected } from '../tools/pass-unexpected.ts';
import { projectFolder } from '../tools/project.ts';

/** The whole product as separate processes, which can be killed and come back. */
export interface System {
  readonly url: string;
  /** Where the server stores its secrets and files. */
  readonly dataDir: string;
  /** A separate connection, which reconnects after a fault like the server's own. */
  db(): Db;
  /** The server's clock. */
  now(): Date;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  end(): Promise<void>;
}

export async function startSystem(): Promise<System> {
  const folder = makeTestFolder();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let embedded: EmbeddedPostgres = await startEmbedded({ folder: folder.path });
  let db = openDb(embedded.url);
  const settings = { PORT: String(port), DATABASE_URL: embedded.url, DATA_DIR: folder.path };
  let server = await startServer(settings);

  return {
    url,
    dataDir: folder.path,
    db: () => db,
    now: () => new Date(),
    async killServer() {
      await killProcess(server);
      server = await startStubbornly({ ...settings, DATABASE_URL: embedded.url });
    },
    async killDatabase() {
      process.kill(postmasterOf(folder.path), 'SIGKILL');
      await killProcess(server);
      await db.close().catch(() => {});
      await embedded.stop().catch(() => {});
      embedded = await startEmbedded({ folder: folder.path });
      db = openDb(embedded.url);
      server = await startStubbornly({ ...settings, DATABASE_URL: embedded.url });
    },
    async end() {
      await killProcess(server);
      await db.close();
      await embedded.stop();
      folder.remove();
    },
  };
}

export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

export async function killProcess(child: ChildProcess): Promise<void> {
  // A process that has already ended does not report it again.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** What servers say when the database or the stream was taken from them, or comes back. */
const consequences = new RegExp(
  [
    'DatabaseAway|does not answer|answers again',
    'ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout',
    '"code":"(08|25006|53300|55P03|57)',
    'The stream .* (has no JetStream|cannot be (reached|looked up|made))',
    'were published again|part \\d+ of \\S+ is missing|FencedOff|JetStream(Api|Status|NotEnabled)',
    '(Timeout|ClosedConnection|Connection|DrainingConnection|NoResponders|Request)Error',
  ].join('|'),
);
let consequencesCount = 0;

/** How many such lines there were. */
export const countConsequences = (): number => consequencesCount;

/** Starts a server with these settings, and waits until it is ready. */
export async function startServer(
  settings: Readonly<Record<string, string>> & { readonly PORT: string },
  path = '/healthz',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(projectFolder, 'tools', 'run-server.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEMO_DAYS: '0', ...settings },
  });
  passUnexpected(child.stderr, consequences, () => {
    consequencesCount += 1;
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  try {
    await untilReady(`http://127.0.0.1:${settings.PORT}`, isOver, path);
  } catch (error) {
    await killProcess(child);
    throw error;
  }

  return child;
}

/** Like a service manager, restarts what cannot start during faults. */
export async function startStubbornly(
  settings: Parameters<typeof startServer>[0],
  path?: string,
): Promise<ChildProcess> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startServer(settings, path);
    } catch (error) {
      if (tries >= 20) throw error;
      await wait(500);
    }
  }
}

/** Generous: a server that cannot start ends, and a busy machine takes its time. */
const readyMsMax = 300_000;

/** Settles when the server reports that it is ready. */
export async function untilReady(
  url: string,
  isOver = () => false,
  path = '/healthz',
): Promise<void> {
  const until = Date.now() + readyMsMax;
  for (;;) {
    const answer = await fetch(url + path).catch(() => null);
    if (answer?.ok) return;
    if (isOver() || Date.now() > until) throw new Error('The server is not ready');
    await wait(50);
  }
}
