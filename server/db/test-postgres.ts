import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { makeThrowawayFolder, type ThrowawayFolder } from './embedded/throwaway-folder.ts';
import { runtimeRole } from './runtime-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose superuser this is; every test file makes databases of its own there. */
    postgresUrl: string;
    /** The password of the role that the server under test logs in as. */
    runtimePassword: string;
  }
}

let folder: ThrowawayFolder | null = null;
let embedded: EmbeddedPostgres | null = null;

// The data of a test run are thrown away, so nothing need wait for the disk.
async function neglectDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${name} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** A role belongs to the whole server, so that it is made once, before any database is. */
async function admitRuntime(url: string): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [runtimeRole]);
  const act = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${act} ROLE ${runtimeRole} LOGIN PASSWORD '${password}'`);
  await client.end();
  return password;
}

export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    project.provide('runtimePassword', await admitRuntime(given));
    return;
  }
  folder = makeThrowawayFolder();
  embedded = await startEmbedded({ folder: folder.path, database: 'postgres' });
  await neglectDisk(embedded.url);
  project.provide('postgresUrl', embedded.url);
  project.provide('runtimePassword', await admitRuntime(embedded.url));
}

export async function teardown(): Promise<void> {
  await embedded?.stop();
  folder?.remove();
}
