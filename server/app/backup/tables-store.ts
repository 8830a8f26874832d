import type { Sql, SqlText } from '../../platform/database/database.ts';
import type { Sequence } from './archive.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Created with the schema, or never kept. */
const ownTables = ['schema_file', 'write_probe'];

/** Every table with its columns, except generated ones. */
export const listTables = (sql: Sql): Promise<Table[]> =>
  sql<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all ($1)
      group by 1 order by 1`,
    [ownTables],
  );

export const listSequences = (sql: Sql): Promise<Sequence[]> =>
  sql<Sequence>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
            last_value is not null as "isCalled"
       from pg_sequences where schemaname = 'public' order by 1`,
  );

export async function listPartitions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relispartition and c.relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The newest partition of events; null without any. */
export async function findLastPartition(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ no: number | null }>('select max(no) as no from event_partition');
  return row?.no ?? null;
}

export async function hasTables(sql: Sql): Promise<boolean> {
  const rows = await sql(
    `select from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  return rows.length > 0;
}

export const quoted = (name: string): SqlText => `"${name.replaceAll('"', '""')}"`;

const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ');

/** By a query rather than by name, since a partitioned table cannot be copied by name. */
export const copyOutOf = (table: Table): SqlText =>
  `copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`;

export const copyInto = (table: Table): SqlText =>
  `copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`;

/**
 * Rows are loaded unchanged: triggers are off, and foreign keys are recreated at the end, which
 * checks every row. All of it is undone with the transaction.
 */
export async function whileUnguarded(sql: Sql, load: () => Promise<void>): Promise<void> {
  const keys = await sql<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  const tables = await listTables(sql);
  for (const { table, name } of keys) {
    await sql(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  for (const { name } of tables) await sql(`alter table ${quoted(name)} disable trigger user`);
  // A new schema comes with rows of its own, which are in the backup too.
  for (const { name } of tables) await sql(`delete from ${quoted(name)}`);
  await load();
  for (const { name } of tables) await sql(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await sql(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

/** Partitions up to this one, as a put would create them, without those that were dropped. */
export async function matchPartitions(
  sql: Sql,
  last: number,
  wanted: readonly string[],
): Promise<void> {
  await sql('select open_event_partitions($1::bigint * 256)', [last]);
  for (const name of await listPartitions(sql)) {
    if (!wanted.includes(name)) await sql(`drop table ${name}`);
  }
}

export async function setSequences(sql: Sql, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await sql('select setval($1, $2, $3)', [`public.${quoted(name)}`, value, isCalled]);
  }
}

/**
 * The snapshot is taken by the first query after this. By then no partition can be dropped any
 * more; its events would be neither in the snapshot nor in a block that it knows.
 */
export async function beginSnapshot(sql: Sql): Promise<void> {
  await sql('set transaction isolation level repeatable read, read only');
  await sql('lock table event, event_once in access share mode');
}

/** Without statistics, the planner would read restored tables from end to end. */
export async function updateStatistics(sql: Sql): Promise<void> {
  await sql('analyze');
}
