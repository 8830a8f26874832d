import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from './db.ts';
import { migrate } from './migrate.ts';

/** A database of its own for one test file, on the PostgreSQL of this run, with all tables. */
export async function createTestDb(): Promise<Db> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const db = openDb(url.href);
  await migrate(db);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(admin, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
