import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from './db.ts';
import { runtimeUrl } from './runtime-role.ts';

/** The database as the server sees it, and the owner's connection to tamper with it. */
export interface TestDb extends Db {
  readonly owner: Db;
  /** The URL of the server's own connections, to open more of them. */
  readonly url: string;
  /** The owner's URL, for a program that opens the database itself. */
  readonly ownerUrl: string;
}

/** A separate database per test file: a copy of the template with all tables, or of another one. */
export async function createTestDb(template = inject('templateDatabase')): Promise<TestDb> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    admin,
    // Copying files is many times faster than copying through the log when nothing syncs to disk.
    `create database ${name} template ${template} strategy file_copy`,
    // A template does not include privileges on the database itself.
    `revoke temporary on database ${name} from public`,
  );
  const ownerUrl = new URL(admin);
  ownerUrl.pathname = `/${name}`;
  const owner = openDb(ownerUrl.href);
  const url = runtimeUrl(ownerUrl.href, inject('runtimePassword'));
  const db = openDb(url);

  return {
    ...db,
    owner,
    url,
    ownerUrl: ownerUrl.href,
    async close() {
      await Promise.all([db.close(), owner.close()]);
      await onServer(admin, `drop database ${name} with (force)`);
    },
  };
}

/** A copy of a whole database. Its connections end for it, and come back when they are needed. */
export async function copyTestDb({ ownerUrl }: Pick<TestDb, 'ownerUrl'>): Promise<TestDb> {
  const name = new URL(ownerUrl).pathname.slice(1);
  const admin = inject('postgresUrl');
  // A server that notices the end of its connections would be back before the copy is made.
  await onServer(admin, `alter database ${name} allow_connections false`);

  try {
    await onServer(
      admin,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    return await createTestDb(name);
  } finally {
    await onServer(admin, `alter database ${name} allow_connections true`);
  }
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
