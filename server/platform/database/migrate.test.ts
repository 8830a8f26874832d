import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, inject, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { type Db, openDb } from './db.ts';
import { makeTestFolder } from './embedded/test-folder.ts';
import { migrate } from './migrate.ts';
import { type Fragment, fragment, identifier } from './sql.ts';
import { readCatalog } from './test-catalog.ts';
import { textFragment } from './test-sql-text.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function openDatabase(template = 'template1'): Promise<Db> {
  const server = openDb(inject('postgresUrl'), { connectionsMax: 1 });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.sql`
    create database ${identifier(name)} template ${identifier(template)} strategy file_copy`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const db = openDb(url.href, { connectionsMax: 2 });
  endings.push(async () => {
    await db.close();
    await server.sql`drop database ${identifier(name)} with (force)`;
    await server.close();
  });
  return db;
}

const tablesIn = (db: Db) =>
  db.sql.many`select relname from pg_class where relnamespace = 'public'::regnamespace`;

test('a database of an unreleased version is refused with what to do, and left as it is', async () => {
  const db = await openDatabase();
  await db.sql`create table migration (name text primary key, sha256 text, at timestamptz)`;
  await db.sql`insert into migration values ('0001-installation.sql', 'abc', now())`;
  const before = await tablesIn(db);
  const refused = migrate(db);
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow('start with another DATA_DIR or an empty database');
  expect(await tablesIn(db)).toEqual(before);
  expect(await db.sql.many`select name, sha256 from migration`).toEqual([
    { name: '0001-installation.sql', sha256: 'abc' },
  ]);
});

test('a database whose tables no release has is refused, too', async () => {
  const db = await openDatabase(inject('templateDatabase'));
  await db.sql`
    update schema_file set sha256 = 'another'
      where name = any (${['schema', 'functions/startup-taken.sql']})`;
  await expect(migrate(db)).rejects.toBeInstanceOf(StartError);
  expect(await db.sql.many`select name from schema_file where sha256 = 'another'`).toHaveLength(2);
});

test('a function or view whose text changed is applied again, and nothing else is', async () => {
  const db = await openDatabase(inject('templateDatabase'));
  const changed = ['functions/startup-taken.sql', 'views/1-plan-waiting.sql'];
  await db.sql`update schema_file set sha256 = 'another' where name = any (${changed})`;
  await db.sql`
    create or replace function startup_taken(partner uuid) returns bigint
      language sql stable as $$ select 0::bigint $$`;
  expect(await migrate(db)).toEqual(changed);
  const { body } = await db.sql.one<{ body: string }>`
    select prosrc as body from pg_proc where proname = 'startup_taken'`;
  expect(body).toContain('startup_restore');
  expect(await migrate(db)).toEqual([]);
});

test('a function with other parameters or another result is replaced, and leaves no copy', async () => {
  const db = await openDatabase(inject('templateDatabase'));
  const catalog = await readCatalog(db.sql);
  await db.sql`drop function startup_taken(uuid), lock_plan(text)`;
  await db.sql`drop function viewer_rates(text[], smallint[], bigint[])`;
  const body = (result: Fragment) => fragment`
    returns ${result} language sql as $$ select 0::${result} $$`;
  await db.sql`create function startup_taken(renamed uuid) ${body(fragment`bigint`)}`;
  const rates = fragment`viewers text[], kinds smallint[], ofs bigint[]`;
  await db.sql`create function viewer_rates(${rates}) ${body(fragment`int`)}`;
  await db.sql`create function lock_plan(plan_no bigint) ${body(fragment`int`)}`;
  const changed = ['lock-plan', 'startup-taken', 'viewer-rates'].map(
    (name) => `functions/${name}.sql`,
  );
  await db.sql`update schema_file set sha256 = 'another' where name = any (${changed})`;
  expect(await migrate(db)).toEqual(changed);
  expect(await readCatalog(db.sql)).toEqual(catalog);
});

test('every function body is one that PostgreSQL accepts', async () => {
  const db = await openDatabase(inject('templateDatabase'));
  const functions = await db.sql.many<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace`;
  // The files are applied without this check, since a function may call a later one.
  for (const { definition } of functions) await db.sql`${textFragment(definition)}`;
  expect(functions.length).toBeGreaterThan(40);
});

test('two servers that start at once make the schema once', async () => {
  const db = await openDatabase();
  const ran = await Promise.all([migrate(db), migrate(db)]);
  expect(ran.filter(({ length }) => length > 0)).toHaveLength(1);
});

/** A schema with one table, as an older release might have left it. */
function makeSchema(table: string) {
  const folder = makeTestFolder();
  endings.push(async () => folder.remove());
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  for (const part of ['schema', 'migrations', 'functions', 'views']) {
    mkdirSync(join(folder.path, part));
  }
  const kept =
    'create table schema_file (name text primary key, sha256 text, applied_at timestamptz)';
  write('schema/01-all.sql', `${kept}; ${table}`);
  write('append-only.sql', 'select 1');
  return { home: pathToFileURL(`${folder.path}/`), write };
}

const schemaOf = async (db: Db): Promise<string> => {
  const made = await db.sql.one<{ sha256: string }>`
    select sha256 from schema_file where name = 'schema'`;
  return made.sha256;
};

test('a migration makes an existing database equal to a new one', async () => {
  const { home, write } = makeSchema('create table plant (name text)');
  const [old, fresh] = [await openDatabase(), await openDatabase()];
  expect(await migrate(old, home)).toEqual(['schema/01-all.sql', 'append-only.sql']);
  const next = makeSchema('create table plant (name text, height int)');
  next.write('migrations/0001-height.sql', 'alter table plant add column height int; select 1;');
  await expect(migrate(old, next.home)).rejects.toThrow('cannot be upgraded');
  mkdirSync(new URL('releases', next.home));
  next.write('releases/0.1.0.sha256', await schemaOf(old));
  // A migration may add a table, and every table is guarded.
  const upgrade = ['migrations/0001-height.sql', 'append-only.sql'];
  expect(await migrate(old, next.home)).toEqual(upgrade);
  expect(await migrate(old, next.home)).toEqual([]);
  // The new table already has the column.
  expect(await migrate(fresh, next.home)).toEqual(['schema/01-all.sql', 'append-only.sql']);
  expect(await old.sql.many`select name, height from plant`).toEqual([]);
  write('migrations/0001-height.sql', 'alter table plant add column height bigint');
  await expect(migrate(old, home)).rejects.toThrow('0001-height.sql was changed after it ran');
});

test('a migration that fails leaves the database as it was', async () => {
  const { home, write } = makeSchema('create table plant (name text)');
  const db = await openDatabase();
  await migrate(db, home);
  write('migrations/0001-height.sql', 'alter table plant add column height int');
  write('migrations/0002-wrong.sql', 'alter table tree add column height int');
  await expect(migrate(db, home)).rejects.toThrow('tree');
  await expect(db.sql`select height from plant`).rejects.toThrow('does not exist');
});
