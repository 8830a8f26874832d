import { readFileSync } from 'node:fs';
import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../process/process.ts';
import { type Cluster, writeSettings } from './cluster.ts';
import { findProcessStart } from './process-start.ts';
import { runProgram } from './run-program.ts';

export interface Postmaster {
  pid: number;
  port: number;
  stopping: boolean;
}

interface PidFile extends Postmaster {
  data: string;
}

function findPidFile(data: string): PidFile | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, path, , port, , , , status] = lines.map((line) => line.trim());
    return {
      pid: Number(pid),
      data: path ?? '',
      port: Number(port),
      stopping: status === 'stopping',
    };
  } catch {
    return null;
  }
}

/** Where the process works: a postmaster always works in its data directory. */
async function findWorkingFolder(cluster: Cluster, pid: number): Promise<string | null> {
  const options = { user: cluster.user };
  const read = await runProgram('readlink', [`/proc/${pid}/cwd`], options).catch(() => null);
  return read?.code === 0 ? read.output.trim() : null;
}

// The number in the file may by now belong to any other process, and the file may have been
// copied here together with the data of a server that runs elsewhere.
async function isOurs(cluster: Cluster, file: PidFile): Promise<boolean> {
  const { user, data } = cluster;
  const status = await runProgram(cluster.binaries.pgCtl, ['status', '-D', data], { user });
  if (status.code !== 0) return false;
  const linux = process.platform === 'linux';
  const working = linux ? await findWorkingFolder(cluster, file.pid) : null;
  const ended = findProcessStart(file.pid) === null;
  if (!ended && resolve(working ?? file.data) === resolve(await realpath(data))) return true;
  // PostgreSQL itself would take that other process for a server and refuse to start.
  await rm(join(data, 'postmaster.pid'), { force: true });
  return false;
}

/** The server that runs on this cluster, such as one whose Reachbook was killed. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const file = findPidFile(cluster.data);
  return file !== null && (await isOurs(cluster, file)) ? file : null;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

// Another program may take the port in between, and the helpers of a server that was killed
// need a moment to notice.
const passing = /could not bind|Address already in use|shared memory block/i;

const passingTries = 20;
const passingWaitMs = 250;

/** Starts a server on a cluster that has none. It runs in a session of its own: see pg_ctl. */
export async function startPostmaster(cluster: Cluster, wanted?: number): Promise<Postmaster> {
  const { binaries, data, folder, user } = cluster;
  const log = join(folder, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    await writeSettings(cluster, wanted ?? (await findFreePort()));
    const { size } = await stat(log);
    const options = ['start', '-D', data, '-l', log, '-w', '-t', '120', '-s'];
    const started = await runProgram(binaries.pgCtl, options, { user, folder });
    const found = started.code === 0 ? await findPostmaster(cluster) : null;
    if (found !== null) return found;
    const said = (await readFile(log)).subarray(size).toString('utf8');
    if (attempt === passingTries || !passing.test(said)) {
      throw new StartError(`PostgreSQL did not start: the end of ${log} says why.`);
    }
    await wait(passingWaitMs);
  }
}

/** Ends the server that runs on this cluster, once open transactions are rolled back. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const { binaries, data, folder, user } = cluster;
  const options = ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60', '-s'];
  const stopped = await runProgram(binaries.pgCtl, options, { user, folder });
  if (stopped.code !== 0 && (await findPostmaster(cluster)) !== null) {
    throw new Error(`PostgreSQL did not stop: ${stopped.output.trim()}`);
  }
}

/** A server on this cluster: the one that runs already, or else a new one. */
export async function getPostmaster(cluster: Cluster): Promise<Postmaster> {
  const until = Date.now() + 60_000;
  for (;;) {
    const found = await findPostmaster(cluster);
    if (found === null) return startPostmaster(cluster);
    if (!found.stopping && found.port > 0) return found;
    if (Date.now() > until) throw new Error(`PostgreSQL in ${cluster.data} hangs.`);
    await wait(200);
  }
}
