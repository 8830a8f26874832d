import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { makeTestFolder } from './embedded/test-folder.ts';
import { openDatabase } from './open-database.ts';
import { runtimeRole, runtimeUrl } from './runtime-role.ts';
import { fragment } from './sql.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function newDatabase(owner?: string): Promise<URL> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} ${owner === undefined ? '' : `owner ${owner}`}`);
  endings.push(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url;
}

async function open(environment: Record<string, string>) {
  const folder = makeTestFolder();
  endings.push(folder.remove);
  const database = await openDatabase(readConfig({ DATA_DIR: folder.path, ...environment }));
  endings.push(() => database.close());
  return database.db;
}

const whoIs = fragment`select current_user as acts, session_user as came`;

test('the server uses the embedded database through a login that owns nothing', async () => {
  const db = await open({});
  expect(await db.sql.many`${whoIs}`).toEqual([{ acts: runtimeRole, came: runtimeRole }]);
  await expect(db.sql`update account set balance = 1`).rejects.toThrow('permission denied');
});

test('a configured database is run in the runtime role by the login that owns it', async () => {
  const url = await newDatabase();
  const db = await open({ DATABASE_URL: url.href });
  const who = await db.sql.maybeOne<{ acts: string; came: string }>`${whoIs}`;
  expect(who).toMatchObject({ acts: runtimeRole, came: url.username });
  await expect(db.sql`update account set balance = 1`).rejects.toThrow('permission denied');
});

test('with a separate owner, the server uses a login that has only the runtime role', async () => {
  const owner = await newDatabase();
  const url = runtimeUrl(owner.href, inject('runtimePassword'));
  const db = await open({ DATABASE_OWNER_URL: owner.href, DATABASE_URL: url });
  expect(await db.sql.many`${whoIs}`).toEqual([{ acts: runtimeRole, came: runtimeRole }]);
});

test('an owner without the rights is told what an administrator must do, and then starts', async () => {
  const login = `plain_${randomBytes(4).toString('hex')}`;
  await onServer(`create role ${login} login password 'plain'`);
  endings.push(() => onServer(`drop role ${login}`));
  const url = await newDatabase(login);
  url.username = login;
  url.password = 'plain';
  const refused = openDatabase(readConfig({ DATABASE_URL: url.href }));
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(`GRANT ${runtimeRole} TO ${login}.`);
  await onServer(`grant ${runtimeRole} to ${login}`);
  const db = await open({ DATABASE_URL: url.href });
  expect(await db.sql.many`${whoIs}`).toEqual([{ acts: runtimeRole, came: login }]);
  await expect(db.sql`update account set balance = 1`).rejects.toThrow('permission denied');
});

test('a database that cannot be reached is named in one sentence', async () => {
  const nowhere = 'postgres://nobody:secret@127.0.0.1:1/nothing';
  const refused = openDatabase(readConfig({ DATABASE_URL: nowhere }));
  await expect(refused).rejects.toThrow(/^The database at 127.0.0.1:1\/nothing cannot be reached/);
  await expect(refused).rejects.not.toThrow('secret');
});

test('a PostgreSQL that is too old is named in one sentence', async () => {
  const url = await newDatabase();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // It answers like an older one: its own function comes before that of the server.
  await client.query('create schema older');
  await client.query(`create function older.current_setting(name text) returns text language sql
    as $$ select case name when 'server_version_num' then '150018' else '15.18' end $$`);
  const name = url.pathname.slice(1);
  await client.query(`alter database ${name} set search_path to older, pg_catalog, public`);
  await client.end();
  await expect(openDatabase(readConfig({ DATABASE_URL: url.href }))).rejects.toThrow(
    new StartError('PostgreSQL must be version 16 or newer, and this is 15.18.'),
  );
});
