import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDb } from '../server/db/db.ts';
import { type EmbeddedPostgres, startEmbedded } from '../server/db/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../server/db/embedded/throwaway-folder.ts';
import { projectFolder } from '../tools/project.ts';

/** The whole product as processes of its own, which can be killed and come back. */
export interface System {
  readonly url: string;
  /** Where the server keeps its secrets and files. */
  readonly dataDir: string;
  /** A connection beside the server, which comes back after a fault like the server's own. */
  db(): Db;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export async function startSystem(): Promise<System> {
  const folder = makeThrowawayFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let embedded: EmbeddedPostgres = await startEmbedded({ folder: folder.path });
  let db = openDb(embedded.url);
  let server = await startServer(embedded.url, folder.path, port);

  const killProcess = async (child: ChildProcess) => {
    // One that has ended already says so no more.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    dataDir: folder.path,
    db: () => db,
    async killServer() {
      await killProcess(server);
      server = await startServer(embedded.url, folder.path, port);
    },
    async killDatabase() {
      const file = join(folder.path, 'postgres', 'postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
      await killProcess(server);
      await db.close().catch(() => {});
      await embedded.stop().catch(() => {});
      embedded = await startEmbedded({ folder: folder.path });
      db = openDb(embedded.url);
      server = await startServer(embedded.url, folder.path, port);
    },
    async end() {
      await killProcess(server);
      await db.close();
      await embedded.stop();
      folder.remove();
    },
  };
}

async function startServer(database: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(projectFolder, 'tools', 'run-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database,
      DATA_DIR: folder,
      DEMO_DAYS: '0',
    },
  });
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return child;
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start');
    await wait(50);
  }
}
