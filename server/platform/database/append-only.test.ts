import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fragment, fragment, identifier, type Sql } from './sql.ts';
import { createTestDb, type TestDb } from './test-db.ts';
import { textFragment } from './test-sql-text.ts';

/** A line of the list of what may change. */
interface Line {
  readonly table: string;
  readonly who: string;
  readonly what: string;
}

interface Table {
  readonly name: string;
  /** The name under which it is listed: its own, or that of the table it is a partition of. */
  readonly listed: string;
  readonly columns: readonly string[];
}

/** What somebody may do to the rows of a table. */
interface Rights {
  readonly update: readonly string[];
  readonly delete: boolean;
  readonly truncate: boolean;
}

let db: TestDb;
let lines: Line[];
let tables: Table[];

beforeAll(async () => {
  db = await createTestDb();
  // Partitions of events, made as a put makes them.
  await db.sql`select open_event_partitions(700)`;
  lines = await db.sql.many<Line>`select table_name "table", who, what from permitted_change`;
  tables = await db.owner.sql.many<Table>`
    select format('%s.%s', n.nspname, c.relname) "name", coalesce(whole.relname, c.relname) listed,
           array_agg(a.attname::text order by a.attnum) columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      left join pg_inherits i on i.inhrelid = c.oid
      left join pg_class whole on whole.oid = i.inhparent
     where n.nspname in ('public', 'part') and c.relkind in ('r', 'p')
     group by 1, 2 order by 1`;
});
afterAll(() => db.close());

const linesOf = ({ listed }: Table): Line[] => lines.filter(({ table }) => table === listed);

const permits = (verb: string, { what }: Line): boolean => new RegExp(`\\b${verb}\\b`).test(what);

/** The columns that a line names after a verb; all of the table if it names none. */
function columnsIn(verb: string, line: Line, { columns }: Table): readonly string[] {
  if (!permits(verb, line)) return [];
  return new RegExp(`${verb} \\(([^)]+)\\)`).exec(line.what)?.[1]?.split(', ') ?? columns;
}

/** What the list says that these may do. */
function listedRights(table: Table, isIncluded: (who: string) => boolean): Rights {
  const included = linesOf(table).filter(({ who }) => isIncluded(who));
  const updated = included.flatMap((line) => columnsIn('update', line, table));
  return {
    update: table.columns.filter((column) => updated.includes(column)),
    delete: included.some((line) => permits('delete', line)),
    truncate: false,
  };
}

/** What somebody may do in fact. Nothing is changed, because what is permitted finds no rows. */
async function tryRights(
  { name, columns }: Table,
  isPermitted: (statement: Fragment) => Promise<boolean>,
): Promise<Rights> {
  const table = textFragment(name);
  const update: string[] = [];
  for (const column of columns) {
    const statement = fragment`update ${table} set ${identifier(column)} = default where false`;
    if (await isPermitted(statement)) update.push(column);
  }
  return {
    update,
    delete: await isPermitted(fragment`delete from ${table} where false`),
    truncate: await isPermitted(fragment`truncate ${table} cascade`),
  };
}

/** Compares what these may do with what somebody may in fact, whose refusals begin like this. */
async function compareRights(
  sql: Sql,
  isIncluded: (who: string) => boolean,
  refusalOf: (table: Table) => string,
): Promise<void> {
  const found: Record<string, Rights> = {};
  for (const table of tables) {
    found[table.name] = await tryRights(table, async (statement) => {
      await sql`savepoint attempt`;
      const refusal = await sql`${statement}`.then(
        () => null,
        (error: Error) => error.message,
      );
      if (refusal !== null) expect(refusal).toContain(refusalOf(table));
      await sql`rollback to savepoint attempt`;
      return refusal === null;
    });
  }
  const listed = tables.map((table) => [table.name, listedRights(table, isIncluded)]);
  expect(found).toEqual(Object.fromEntries(listed));
}

const refusalBy = ({ name }: Table): string =>
  `rows of ${name.replace(/^\w+\./, '')} are never changed or deleted`;

test('the list is in order, and names real tables, columns and functions', async () => {
  const names = lines.map(({ table }) => table);
  expect(names).toEqual([...names].sort());
  const routines = await db.sql.many<{ name: string }>`
    select proname name from pg_proc where pronamespace = 'public'::regnamespace`;
  const known = ['server', 'owner', 'erasure', ...routines.map(({ name }) => name)];
  expect(lines.filter(({ who }) => !known.includes(who))).toEqual([]);
  for (const line of lines) {
    const table = tables.find(({ name }) => name === `public.${line.table}`);
    expect(table, line.table).toBeDefined();
    expect(line.what).toMatch(/^((insert|update|delete)( \(\w+(, \w+)*\))?(, (?!$)|$))+$/);
    const named = [...line.what.matchAll(/\(([^)]+)\)/g)].flatMap(([, all = '']) =>
      all.split(', '),
    );
    expect(table?.columns, line.table).toEqual(expect.arrayContaining(named));
  }
});

test('the functions in the list do what it says, and no other function writes', async () => {
  const routines = await db.sql.many<{ name: string; source: string }>`
    select proname name, prosrc source from pg_proc
     where pronamespace = 'public'::regnamespace and proname <> 'guard_table'`;
  const writing = [
    /\b(insert) into (\w+)/g,
    /\b(update) (?!(?:of|set|skip)\b)(\w+)/g,
    /\b(delete) from (\w+)/g,
  ];
  const updatingInsert = /\binsert into (\w+)(?:(?!insert into|;)[\s\S])*?do update/g;
  const written = new Set<string>();
  for (const { name, source } of routines) {
    for (const [, verb, table] of writing.flatMap((one) => [...source.matchAll(one)])) {
      written.add(`${name} ${verb} ${table}`);
    }
    for (const [, table] of source.matchAll(updatingInsert)) written.add(`${name} update ${table}`);
  }
  const listed = lines
    .filter(({ who }) => who !== 'server' && who !== 'owner')
    .flatMap((line) =>
      ['insert', 'update', 'delete']
        .filter((verb) => permits(verb, line))
        .map((verb) => `${line.who.replace('erasure', 'erase_partner')} ${verb} ${line.table}`),
    );
  expect([...written].sort()).toEqual([...new Set(listed)].sort());
});

test('the server may do what the list says and no more: it has no other right', async () => {
  await db.transaction((sql) =>
    compareRights(
      sql,
      (who) => who === 'server',
      () => 'permission denied',
    ),
  );
});

test('the server may insert where the list says nothing else', async () => {
  const found = await db.owner.sql.many<{ table: string; columns: string[] | null }>`
    select c.oid::regclass::text "table", array_agg(a.attname::text order by a.attnum)
             filter (where has_column_privilege('reachbook_runtime', c.oid, a.attnum, 'insert'))
             columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = ''
     where c.relnamespace in ('public'::regnamespace, 'part'::regnamespace)
       and c.relkind in ('r', 'p') group by 1`;
  const listed = tables.map((table) => {
    const inserting = linesOf(table).filter((line) => permits('insert', line));
    const own = inserting.filter(({ who }) => who === 'server');
    const columns = own.flatMap((line) => columnsIn('insert', line, table));
    const inserted = inserting.length === 0 ? table.columns : columns;
    return [
      table.name.replace(/^public\./, ''),
      inserted.length === 0 ? null : table.columns.filter((column) => inserted.includes(column)),
    ];
  });
  expect(Object.fromEntries(found.map(({ table, columns }) => [table, columns]))).toEqual(
    Object.fromEntries(listed),
  );
});

test('nobody but the server has rights that were granted', async () => {
  const rights = await db.owner.sql.many`
    select relname, grantee::regrole::text from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attacl is not null,
      aclexplode(array_cat(c.relacl, a.attacl))
     where relnamespace in ('public'::regnamespace, 'part'::regnamespace)
       and grantee not in (relowner, 'reachbook_runtime'::regrole)`;
  expect(rights).toEqual([]);
});

test('the owner may do what the list says and no more: a trigger refuses everything else', async () => {
  await db.owner.transaction((sql) => compareRights(sql, (who) => who !== 'erasure', refusalBy));
});

test('while a person’s data is erased, what the list says of that may change too', async () => {
  const undone = new Error('undone');
  const erasing = db.owner.transaction(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into erasure (id, partner_id, decided_at, due_at, erasing_in)
      values (gen_random_uuid(), gen_random_uuid(), now(), now() + interval '14 days',
              pg_current_xact_id())`;
    await sql`set local session_replication_role = origin`;
    await compareRights(sql, () => true, refusalBy);
    throw undone;
  });
  await expect(erasing).rejects.toBe(undone);
});
