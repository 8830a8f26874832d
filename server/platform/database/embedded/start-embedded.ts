import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getBinaries, getNativeFolder } from './binaries.ts';
import { type Cluster, getCluster, superuser } from './cluster.ts';
import { assertDataReachable, assertOwnData, createDataFolder } from './data-folder.ts';
import { getDatabaseUser } from './database-user.ts';
import { takeFolderLock } from './folder-lock.ts';
import { getPostmaster, stopPostmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgres {
  url: string;
  folder: string;
  /** Drops the database and everything in it, and creates it again. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** The database to create if it is missing; 'reachbook' by default. */
  database?: string;
  /** Called on every unexpected exit; if given, PostgreSQL is restarted automatically. */
  onProblem?: (error: unknown) => void;
  /** The PostgreSQL binaries, if not those of the npm package. */
  native?: string;
}

function composeAddress(cluster: Cluster, port: number, database: string): string {
  const name = encodeURIComponent(database);
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${name}`;
}

// A server that was found running may still be starting up, which it reports as 57P03.
const startingCodes = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET']);

async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => null);
      const { code } = error as { code?: string };
      if (code === undefined || !startingCodes.has(code) || Date.now() > deadline) throw error;

      await wait(100);
    }
  }
}

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const client = await connect(adminUrl);
  try {
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      database,
    ]);
    if (databases.rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
    }
  } finally {
    await client.end();
  }
}

async function dropDatabase(adminUrl: string, database: string): Promise<void> {
  const client = await connect(adminUrl);
  try {
    await client.query(`DROP DATABASE ${client.escapeIdentifier(database)} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

async function prepareCluster(folder: string, native: string | undefined): Promise<Cluster> {
  const user = await getDatabaseUser(folder);
  const binaries = await getBinaries(native ?? (await getNativeFolder()), folder, user);
  return getCluster(folder, binaries, user);
}

/**
 * Starts the bundled PostgreSQL on the data in this folder, or takes over the one that a killed
 * Reachbook left running there. Only one process at a time can hold a folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const database = options.database ?? 'reachbook';
  assertDataReachable(folder);
  createDataFolder(folder);
  assertOwnData(folder);
  const lock = takeFolderLock(folder);
  let cluster: Cluster | null = null;

  try {
    cluster = await prepareCluster(folder, options.native);
    const postmaster = await getPostmaster(cluster);
    const { port } = postmaster;
    const adminUrl = composeAddress(cluster, port, 'postgres');
    await createDatabase(adminUrl, database);
    const runningCluster = cluster;
    const { onProblem } = options;
    const supervision = onProblem ? supervise(cluster, postmaster, onProblem) : null;

    const stopServer = async (): Promise<void> => {
      await supervision?.end();
      await stopPostmaster(runningCluster).finally(() => lock.release());
    };

    let stopping: Promise<void> | null = null;

    return {
      url: composeAddress(cluster, port, database),
      folder,
      async empty() {
        await dropDatabase(adminUrl, database);
        await createDatabase(adminUrl, database);
      },
      stop() {
        stopping ??= stopServer();
        return stopping;
      },
    };
  } catch (error) {
    if (cluster !== null) await stopPostmaster(cluster).catch(() => null);
    lock.release();
    throw error;
  }
}
