import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDb } from './db.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { makeTestFolder, type TestFolder } from './embedded/test-folder.ts';
import { migrate } from './migrate.ts';
import { runtimeRole } from './runtime-role.ts';
import { identifier } from './sql.ts';
import { neglectDisk } from './test-neglect-disk.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL of a server on which every test file creates its own databases. */
    postgresUrl: string;
    /** The password of the role that the server under test logs in as. */
    runtimePassword: string;
    /** An empty database with all tables, which other databases are copied from. */
    templateDatabase: string;
  }
}

let folder: TestFolder | null = null;
let embedded: EmbeddedPostgres | null = null;
let dropTemplate = async (): Promise<void> => {};

/** A role belongs to the whole server, so it is created once, before any database. */
async function admitRuntime(url: string): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [runtimeRole]);
  const act = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query('SET scram_iterations = 1');
  await client.query(`${act} ROLE ${runtimeRole} LOGIN PASSWORD '${password}'`);
  await client.end();

  return password;
}

/** Migrates once for the whole test run: copying tables is much faster than creating them. */
async function makeTemplate(url: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  const server = openDb(url, { connectionsMax: 1 });
  await server.sql`create database ${identifier(name)}`;
  const copied = new URL(url);
  copied.pathname = `/${name}`;
  const db = openDb(copied.href, { connectionsMax: 1 });
  await migrate(db);
  // A database cannot be copied while anyone is connected to it.
  await db.close();
  dropTemplate = async () => {
    await server.sql`drop database ${identifier(name)} with (force)`;
    await server.close();
  };

  return name;
}

export async function setup(project: TestProject): Promise<void> {
  let url = process.env.TEST_DATABASE_URL;
  if (!url) {
    folder = makeTestFolder();
    embedded = await startEmbedded({ folder: folder.path, database: 'postgres' });
    await neglectDisk(embedded.url);
    url = embedded.url;
  }

  project.provide('postgresUrl', url);
  project.provide('runtimePassword', await admitRuntime(url));
  project.provide('templateDatabase', await makeTemplate(url));
}

export async function teardown(): Promise<void> {
  await dropTemplate();
  await embedded?.stop();
  folder?.remove();
}
