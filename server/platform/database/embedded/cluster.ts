import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { platform, release } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import type { Binaries } from './binaries.ts';
import { changeOwner } from './change-owner.ts';
import type { DatabaseUser } from './database-user.ts';
import { runProgram } from './run-program.ts';

/** A PostgreSQL data directory (PostgreSQL calls it a cluster) and what is needed to run it. */
export interface Cluster {
  folder: string;
  data: string;
  password: string;
  binaries: Binaries;
  user: DatabaseUser | null;
}

export const superuser = 'reachbook';
const majorVersion = '18';
const settingsFile = 'reachbook.conf';

async function changePathOwner(path: string, user: DatabaseUser | null): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

async function getPassword(folder: string, user: DatabaseUser | null): Promise<string> {
  const file = join(folder, 'postgres-password');
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'postgres'))) {
      throw new StartError(`The file ${file} with the password of the database is missing.`);
    }
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  }

  await changePathOwner(file, user);
  return (await readFile(file, 'utf8')).trim();
}

/** Creates under a temporary name first, so that an interrupted initdb never looks complete. */
async function initialise(cluster: Cluster): Promise<void> {
  const { folder, user } = cluster;
  const draft = join(folder, 'postgres.unfinished');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await changePathOwner(draft, user);
  const options = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${join(folder, 'postgres-password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const result = await runProgram(cluster.binaries.initdb, options, { user, folder });
  if (result.code !== 0) {
    throw new StartError(`PostgreSQL could not prepare ${folder}: ${lastLine(result.output)}`);
  }

  await appendFile(join(draft, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`);
  await rename(draft, cluster.data);
}

function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.findLast(Boolean) ?? '';
}

function assertVersion(data: string): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;

  throw new StartError(
    `The database in ${data} was made by PostgreSQL ${version} and this Reachbook brings ` +
      `${majorVersion}: set DATA_DIR to another folder, or run the Reachbook that made it.`,
  );
}

/** Finds the cluster in the data folder, or creates it. */
export async function getCluster(
  folder: string,
  binaries: Binaries,
  user: DatabaseUser | null,
): Promise<Cluster> {
  const password = await getPassword(folder, user);
  const cluster = { folder, data: join(folder, 'postgres'), password, binaries, user };
  if (!existsSync(cluster.data)) await initialise(cluster);
  assertVersion(cluster.data);
  // Root copied this data here. A running server's data has another owner and is not touched.
  if (user !== null && (await stat(cluster.data)).uid === 0) await changeOwner(cluster.data, user);

  return cluster;
}

/**
 * After a crash PostgreSQL syncs its whole folder, by default file by file, which takes seconds on
 * a busy disk. Linux syncs a file system at once, and reports write errors of it since 5.8.
 */
export const hasSyncfs = platform() === 'linux' && isAtLeast(release(), [5, 8]);

function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [releaseMajor = 0, releaseMinor = 0] = version
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  return releaseMajor > major || (releaseMajor === major && releaseMinor >= minor);
}

/** Writes the settings for the next start, so that a newer Reachbook's settings reach old data. */
export async function writeSettings(cluster: Cluster, port: number): Promise<void> {
  const lines = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    'max_connections = 100',
    'shared_buffers = 128MB',
    'fsync = on',
    'synchronous_commit = on',
    'full_page_writes = on',
    ...(hasSyncfs ? ['recovery_init_sync_method = syncfs'] : []),
    'wal_compression = on',
    "password_encryption = 'scram-sha-256'",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    'log_min_messages = warning',
    'log_checkpoints = off',
  ];
  const file = join(cluster.data, settingsFile);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  await changePathOwner(file, cluster.user);
  const log = join(cluster.folder, 'postgres.log');
  await appendFile(log, '', { mode: 0o600 });
  await changePathOwner(log, cluster.user);
}
