import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { personalTables } from './personal-tables.ts';
import { otherTables } from './test-other-tables.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isOfPartner: boolean;
}

/** Every column of the real schema, and whether it refers to a partner. */
const listColumns = () =>
  db.owner.sql.many<Column>`
    select c.relname "table", a.attname name, format_type(a.atttypid, null) type,
           exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
             and f.confrelid = 'partner'::regclass and a.attnum = any (f.conkey))
             or a.attname in ('partner_id', 'owner', 'owner_id', 'operator_id') is_of_partner
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and a.attnum > 0 and not a.attisdropped
     order by 1, a.attnum`;

const others: readonly string[] = Object.values(otherTables).flat();
/** Owners that are no partners: the process that reads a partition of the stream. */
const otherOwners = ['partition_position.owner'];
const wordTypes = ['text', 'text[]', 'json', 'jsonb', 'bytea', 'uuid[]'];

test('every table has a line: what an export has of it, or why it says nothing of a partner', async () => {
  const tables = new Set((await listColumns()).map(({ table }) => table));
  expect([...Object.keys(personalTables), ...others].sort()).toEqual([...tables].sort());
});

test('a column that refers to a partner stands in a table that has a line about partners', async () => {
  const unnamed = (await listColumns()).filter(
    ({ table, name, isOfPartner }) =>
      isOfPartner && !personalTables[table] && !otherOwners.includes(`${table}.${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('every column with words or bytes about a partner is erased or kept, and none is both', async () => {
  const columns = await listColumns();
  for (const [table, personalTable] of Object.entries(personalTables)) {
    const { eraseRows = false, eraseColumns = [] } = personalTable;
    const { keepColumns = [], omitFromExport = [] } = personalTable;
    const own = columns.filter((column) => column.table === table);
    const named = [...eraseColumns, ...keepColumns];
    const words = own.filter(({ type }) => wordTypes.includes(type)).map(({ name }) => name);
    const missing = eraseRows ? [] : words.filter((name) => !named.includes(name));
    expect([table, missing]).toEqual([table, []]);
    expect([table, named.length]).toEqual([table, new Set(named).size]);
    const names = own.map(({ name }) => name);
    const unknown = [...named, ...omitFromExport].filter((name) => !names.includes(name));
    expect([table, unknown]).toEqual([table, []]);
  }
});

test('only tables with something to erase let the erasure through', async () => {
  const rows = await db.owner.sql.many<{ table: string }>`
    select distinct c.relname "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgfoid = 'refuse_unless_erasing'::regproc`;
  const opened = rows.map(({ table }) => table);
  const isErased = (table: string) =>
    personalTables[table]?.eraseRows || personalTables[table]?.eraseColumns;
  expect(opened.filter((table) => !isErased(table))).toEqual([]);
  expect(opened).toContain('chat_message');
});
