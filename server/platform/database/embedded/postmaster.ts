import { readFileSync } from 'node:fs';
import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../process/free-port.ts';
import { StartError } from '../../process/start-error.ts';
import { type Cluster, writeSettings } from './cluster.ts';
import { findProcessStart } from './process-start.ts';
import { runProgram } from './run-program.ts';

export interface Postmaster {
  pid: number;
  port: number;
  isStopping: boolean;
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
      isStopping: status === 'stopping',
    };
  } catch {
    return null;
  }
}

/** The working directory of the process: for a postmaster, always its data directory. */
async function findWorkingFolder(cluster: Cluster, pid: number): Promise<string | null> {
  const options = { user: cluster.user };
  const result = await runProgram('readlink', [`/proc/${pid}/cwd`], options).catch(() => null);
  return result?.code === 0 ? result.output.trim() : null;
}

// The pid in the file may now belong to another process, and the file may have been copied here
// together with the data of a server that runs elsewhere.
async function isOurs(cluster: Cluster, file: PidFile): Promise<boolean> {
  const { user, data } = cluster;
  const status = await runProgram(cluster.binaries.pgCtl, ['status', '-D', data], { user });
  if (status.code !== 0) return false;

  const isLinux = process.platform === 'linux';
  const workingFolder = isLinux ? await findWorkingFolder(cluster, file.pid) : null;
  const hasEnded = findProcessStart(file.pid) === null;
  if (!hasEnded && resolve(workingFolder ?? file.data) === resolve(await realpath(data)))
    return true;

  // PostgreSQL itself would take the other process for a server and refuse to start.
  await rm(join(data, 'postmaster.pid'), { force: true });

  return false;
}

/** The server that is running on this cluster, such as one whose Reachbook was killed. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const file = findPidFile(cluster.data);
  return file !== null && (await isOurs(cluster, file)) ? file : null;
}

// Another program may have just taken the port, and the child processes of a killed server take a
// moment to notice.
const passingProblem = /could not bind|Address already in use|shared memory block/i;

const attemptsMax = 20;
const attemptWaitMs = 250;

/** Starts a server on a cluster that has none. pg_ctl runs it in its own session. */
export async function startPostmaster(cluster: Cluster, fixedPort?: number): Promise<Postmaster> {
  const { binaries, data, folder, user } = cluster;
  const log = join(folder, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    await writeSettings(cluster, fixedPort ?? (await findFreePort()));
    const { size } = await stat(log);
    const options = ['start', '-D', data, '-l', log, '-w', '-t', '120', '-s'];
    const result = await runProgram(binaries.pgCtl, options, { user, folder });
    const postmaster = result.code === 0 ? await findPostmaster(cluster) : null;
    if (postmaster !== null) return postmaster;

    const logged = (await readFile(log)).subarray(size).toString('utf8');
    if (attempt === attemptsMax || !passingProblem.test(logged)) {
      throw new StartError(`PostgreSQL did not start: the end of ${log} says why.`);
    }

    await wait(attemptWaitMs);
  }
}

/** Stops the server on this cluster after it has rolled open transactions back. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const { binaries, data, folder, user } = cluster;
  const options = ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60', '-s'];
  const result = await runProgram(binaries.pgCtl, options, { user, folder });
  if (result.code !== 0 && (await findPostmaster(cluster)) !== null) {
    throw new Error(`PostgreSQL did not stop: ${result.output.trim()}`);
  }
}

/** The server that is already running on this cluster, or a new one. */
export async function getPostmaster(cluster: Cluster): Promise<Postmaster> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster === null) return startPostmaster(cluster);
    if (!postmaster.isStopping && postmaster.port > 0) return postmaster;
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${cluster.data} hangs.`);

    await wait(200);
  }
}
