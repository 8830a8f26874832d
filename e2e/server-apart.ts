import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { neglectDisk } from '../server/platform/database/test-neglect-disk.ts';
import { projectFolder } from '../tools/project.ts';

/** A fresh environment for one run of the product: its database and its files. */
export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  end(): Promise<void>;
}

export async function makePlace(): Promise<Place> {
  const folder = makeTestFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  await neglectDisk(embedded.url);
  return {
    databaseUrl: embedded.url,
    dataDir: folder.path,
    async end() {
      await embedded.stop();
      folder.remove();
    },
  };
}

export interface ServerApart {
  readonly url: string;
  close(): Promise<void>;
}

const node = join(projectFolder, 'node_modules', '.bin', 'node');

/**
 * The server in a process of its own, as in production. Playwright would compile all of it again
 * for each process that imports it.
 */
export async function startServerApart(installation: Place): Promise<ServerApart> {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = installation;
  // A bare address, where no passkey is offered; the journeys about passkeys go to localhost.
  const HOST = '127.0.0.1';
  const settings = { HOST, PORT: '0', DATABASE_URL, DATA_DIR, DEMO_DAYS: '0' };
  const child = spawn(node, [join(projectFolder, 'tools', 'run-server.ts')], {
    cwd: projectFolder,
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  for (;;) {
    const url = /ready at (\S+)\n/.exec(output)?.[1];
    if (url !== undefined) {
      const close = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      return { url, close };
    }
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
  }
}
