import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sha256 } from '../process/sha256.ts';
import { StartError } from '../process/start-error.ts';
import type { Db, Script } from './db.ts';
import type { Sql } from './sql.ts';

interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const ownFolder = new URL('.//', import.meta.url);

/**
 * Creates the tables of an empty database, or upgrades those of an older release, in one
 * transaction: a crash leaves either the old schema or the new one. Functions and views are applied
 * again whenever their text changes, and the guards of all tables whenever a table does. Returns
 * the names of the files that ran.
 */
export const migrate = (
  db: Pick<Db, 'transaction'>,
  sqlFolder: URL = ownFolder,
): Promise<string[]> =>
  db.transaction(async (sql, script) => {
    const schema = await readFolder(sqlFolder, 'schema');
    const migrations = await readFolder(sqlFolder, 'migrations');
    const guards = await readGuards(sqlFolder, [...schema, ...migrations]);
    const functions = await readFolder(sqlFolder, 'functions');
    const replacedFiles = [guards, ...functions, ...(await readFolder(sqlFolder, 'views'))];

    await sql`select pg_advisory_xact_lock(hashtext('reachbook schema'))`;
    // A function may call another one that is created after it.
    await sql`set local check_function_bodies = off`;

    const sha256 = digestOf(schema);
    const isNew = await assertReleased(sql, [sha256, ...(await readReleases(sqlFolder))]);
    const ranNames: string[] = [];
    if (isNew) {
      for (const file of schema) await runFile(script, file, ranNames);
      await saveFile(sql, { name: 'schema', sha256 });
      // The schema files already include every migration.
      for (const file of migrations) await saveFile(sql, file);
    }

    const digests = await readDigests(sql);
    for (const file of migrations) {
      const digest = digests.get(file.name);
      if (digest === file.sha256) continue;
      if (digest) throw new Error(`Migration ${file.name} was changed after it ran`);

      await runFile(script, file, ranNames);
      await saveFile(sql, file);
    }

    for (const file of replacedFiles) {
      if (digests.get(file.name) === file.sha256) continue;

      await dropFunctions(sql, script, file);
      await runFile(script, file, ranNames);
      await saveFile(sql, file);
    }

    return ranNames;
  });

/** The digests of the files that ran in this database, by name. */
async function readDigests(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.many<{ name: string; sha256: string }>`
    select name, sha256 from schema_file`;
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** Identifies this version's tables: data of one schema does not fit another. */
export async function readSchemaVersion(sqlFolder: URL = ownFolder): Promise<string> {
  const files = [
    ...(await readFolder(sqlFolder, 'schema')),
    ...(await readFolder(sqlFolder, 'migrations')),
  ];
  return digestOf(files).slice(0, 12);
}

const digestOf = (files: readonly SqlFile[]): string =>
  sha256(files.map((file) => `${file.name} ${file.sha256}\n`).join(''));

/** The digests of the schemas that were released; none before the first release. */
async function readReleases(sqlFolder: URL): Promise<string[]> {
  const folder = new URL('releases/', sqlFolder);
  if (!existsSync(folder)) return [];

  const names = (await readdir(folder)).filter((name) => name.endsWith('.sha256'));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));

  return texts.map((text) => text.trim());
}

/**
 * Whether the database is empty. One with tables that no release has, such as a schema that was
 * still being written, has no upgrade path.
 */
async function assertReleased(sql: Sql, releases: readonly string[]): Promise<boolean> {
  const { ours, older } = await sql.one<{ ours: boolean; older: boolean }>`
    select to_regclass('public.schema_file') is not null as ours,
           to_regclass('public.migration') is not null as older`;
  const schema = ours
    ? await sql.maybeOne<{ sha256: string }>`
        select sha256 from schema_file where name = 'schema'`
    : null;
  if (older || (ours && !releases.includes(schema?.sha256 ?? ''))) {
    throw new StartError(
      'This database was made by an unreleased version of Reachbook and cannot be upgraded: it ' +
        'is left as it is; start with another DATA_DIR or an empty database in DATABASE_URL.',
    );
  }

  return !ours;
}

async function readFolder(sqlFolder: URL, folder: string): Promise<SqlFile[]> {
  const names = (await readdir(new URL(`${folder}/`, sqlFolder))).filter((name) =>
    /\.sql$/.test(name),
  );
  return Promise.all(names.sort().map((name) => readSqlFile(sqlFolder, `${folder}/${name}`)));
}

async function readSqlFile(sqlFolder: URL, name: string): Promise<SqlFile> {
  const text = await readFile(new URL(name, sqlFolder), 'utf8');
  return { name, text, sha256: sha256(text) };
}

/** What may change in which table. Applied again with every change of a table, which it guards. */
async function readGuards(sqlFolder: URL, tables: readonly SqlFile[]): Promise<SqlFile> {
  const file = await readSqlFile(sqlFolder, 'append-only.sql');
  return { ...file, sha256: digestOf([...tables, file]) };
}

async function runFile(script: Script, { name, text }: SqlFile, ranNames: string[]): Promise<void> {
  await script(text);
  ranNames.push(name);
}

/**
 * Drops a file's functions before they are created again, because `create or replace` refuses a
 * renamed parameter or another result, and leaves the old function beside one with other types. A
 * function that a trigger or a view needs stays and is replaced.
 */
async function dropFunctions(sql: Sql, script: Script, { text }: SqlFile): Promise<void> {
  const names = [...text.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name);
  const rows = await sql.many<{ function: string }>`
    select p.oid::regprocedure::text as function from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any (${names})
       and not exists (select from pg_depend d
             where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)`;
  for (const row of rows) await script(`drop function ${row.function}`);
}

const saveFile = (sql: Sql, { name, sha256 }: Omit<SqlFile, 'text'>) =>
  sql`
    insert into schema_file (name, sha256) values (${name}, ${sha256})
    on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`;
