import { identifier, type Script, type Sql } from '../../platform/database/database.ts';
import type { Sequence } from './archive.ts';
import { quoteName, type Table } from './copy-table.ts';

/** Created with the schema, or never kept. */
const skippedTables = ['schema_file', 'write_probe'];

/** Every table with its columns, except generated ones. */
export const listTables = (sql: Sql): Promise<Table[]> =>
  sql.many<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and c.relname <> all (${skippedTables})
     group by c.relname order by c.relname`;

export const listSequences = (sql: Sql): Promise<Sequence[]> =>
  sql.many<Sequence>`
    select sequencename as name, coalesce(last_value, start_value)::text as value,
           last_value is not null as is_called
      from pg_sequences where schemaname = 'public' order by sequencename`;

export async function listPartitions(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ name: string }>`
    select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relispartition and c.relkind = 'r' order by name`;
  return rows.map(({ name }) => name);
}

/** The newest partition of events; null without any. */
export async function findLastPartition(sql: Sql): Promise<number | null> {
  const row = await sql.one<{ no: number | null }>`select max(no) as no from event_partition`;
  return row.no;
}

export async function hasTables(sql: Sql): Promise<boolean> {
  const count = await sql.count`
    select from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p', 'v', 'm') limit 1`;
  return count > 0;
}

/**
 * Rows are loaded unchanged: triggers are off, and foreign keys are recreated at the end, which
 * checks every row. All of it is undone with the transaction.
 */
export async function whileUnguarded(
  sql: Sql,
  script: Script,
  load: () => Promise<void>,
): Promise<void> {
  const keys = await sql.many<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name,
           pg_get_constraintdef(oid) as definition
      from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`;
  const tables = await listTables(sql);

  for (const { table, name } of keys) {
    await script(`alter table ${table} drop constraint ${quoteName(name)}`);
  }
  for (const { name } of tables)
    await script(`alter table ${quoteName(name)} disable trigger user`);
  // A new schema comes with rows of its own, which are in the backup too.
  for (const { name } of tables) await sql`delete from ${identifier(name)}`;

  await load();

  for (const { name } of tables) await script(`alter table ${quoteName(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await script(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
  }
}

/** Partitions up to this one, as a put would create them, without those that were dropped. */
export async function matchPartitions(
  sql: Sql,
  script: Script,
  lastPartition: number,
  names: readonly string[],
): Promise<void> {
  // A partition holds the events of 256 plans, and this takes a plan's id.
  await sql`select open_event_partitions(${lastPartition}::bigint * 256)`;
  for (const name of await listPartitions(sql)) {
    if (!names.includes(name)) await script(`drop table ${name}`);
  }
}

export async function setSequences(sql: Sql, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await sql`select setval(${`public.${quoteName(name)}`}, ${value}, ${isCalled})`;
  }
}

/**
 * The snapshot is taken by the first query after this. By then no partition can be dropped any
 * more; its events would be neither in the snapshot nor in a block that it knows.
 */
export async function beginSnapshot(sql: Sql): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`;
  await sql`lock table event, event_once in access share mode`;
}

/** Without statistics, the planner would read restored tables from end to end. */
export async function updateStatistics(sql: Sql): Promise<void> {
  await sql`analyze`;
}
