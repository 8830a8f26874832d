import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from './db.ts';
import { runtimeUrl } from './runtime-role.ts';

/** The database as the server has it, and beside it the owner's connection, to tamper with it. */
export interface TestDb extends Db {
  readonly owner: Db;
  /** Where the server's own connections go, to open more of them. */
  readonly url: string;
  /** Where the owner's go, for a program that opens the database by itself. */
  readonly ownerUrl: string;
}

/** A database of its own for one test file: a copy of the one with all tables, or of another. */
export async function createTestDb(template = inject('templateDatabase')): Promise<TestDb> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files, which is many times faster than through the log where nothing waits for disks.
  await onServer(admin, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = new URL(admin);
  ownerUrl.pathname = `/${name}`;
  const owner = openDb(ownerUrl.href);
  // Rights on the database itself are not part of a template.
  await owner.sql(`revoke temporary on database ${name} from public`);
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
