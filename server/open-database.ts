import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { type Db, openDb } from './db/db.ts';
import { dataFolder } from './db/embedded/data-folder.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import { StartError } from './start-error.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

export interface OpenDatabase {
  readonly db: Db;
  /** Where it is, for a person to read: a folder, or the host of the configured server. */
  readonly place: string;
  close(): Promise<void>;
}

/** The configured PostgreSQL, or else the embedded one, with its tables up to date. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openConfigured(config.databaseUrl);
  const folder = dataFolder(config.dataDir, projectFolder);
  const embedded = await startEmbedded({ folder });
  const db = openDb(embedded.url);
  const close = async () => {
    await db.close();
    await embedded.stop();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, place: folder, close };
}

async function openConfigured(url: string): Promise<OpenDatabase> {
  const db = openDb(url);
  const { host, pathname } = new URL(url);
  try {
    await db.sql('select 1');
  } catch (error) {
    await db.close();
    const why = error instanceof Error && error.message ? error.message : String(error);
    throw new StartError(`The database at ${host}${pathname} cannot be reached: ${why}.`);
  }
  await migrate(db);
  return { db, place: `${host}${pathname}`, close: () => db.close() };
}
