import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSql,
  fragment,
  identifier,
  insert,
  insertIfAbsent,
  joinFragments,
  literal,
  literals,
  type Statement,
} from './sql.ts';
import { createTestDb, type TestDb } from './test-db.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  await db.owner.sql`create table crop (id int primary key, planted_at date, is_ripe boolean)`;
  await db.owner.sql`insert into crop values (1, '2026-03-01', true), (2, null, false)`;
});
afterAll(() => db.close());

/** The statement that a template becomes. */
async function compiled(send: (sql: ReturnType<typeof createSql>) => Promise<unknown>) {
  const sent: Statement[] = [];
  const sql = createSql(async (statement) => {
    sent.push(statement);
    return { rows: [], count: 0 };
  });
  await send(sql);
  return sent.at(-1);
}

test('values are bound, fragments are spliced, with the values that they hold', async () => {
  const isRipe = fragment`is_ripe = ${true}`;
  const statement = await compiled(
    (
      sql,
    ) => sql`select ${identifier('id')} from crop where ${isRipe} and id > ${'1; drop table crop'}
      order by ${literals([1, "it's"])} limit ${literal(3)}`,
  );
  expect(statement).toEqual({
    text: `select "id" from crop where is_ripe = $1 and id > $2
      order by 1, 'it''s' limit 3`,
    values: [true, '1; drop table crop'],
  });
  const none = joinFragments([], fragment` and `);
  const two = joinFragments([isRipe, fragment`id = ${2}`], fragment` and `);
  expect(await compiled((sql) => sql`${none}`)).toEqual({ text: '', values: [] });
  expect(await compiled((sql) => sql`where ${two}`)).toEqual({
    text: 'where is_ripe = $1 and id = $2',
    values: [true, 2],
  });
});

test('a name cannot end early, and neither can a constant', () => {
  expect(identifier('a"b').textParts).toEqual(['"a""b"']);
  expect(literal("a'b").textParts).toEqual(["'a''b'"]);
});

test('an undefined value is refused, the first time and later', async () => {
  const find = (id: number | undefined) => (sql: ReturnType<typeof createSql>) =>
    sql`select from crop where id = ${id as number}`;
  await expect(compiled(find(undefined))).rejects.toThrow('undefined');
  expect(await compiled(find(1))).toMatchObject({ values: [1] });
  await expect(compiled(find(undefined))).rejects.toThrow('undefined');
});

test('where one call gives a value, another may give a fragment', async () => {
  const select = (id: unknown) => (sql: ReturnType<typeof createSql>) =>
    sql`select ${id as number} id`;
  expect(await compiled(select(1))).toEqual({ text: 'select $1 id', values: [1] });
  expect(await compiled(select(literal(2)))).toEqual({ text: 'select 2 id', values: [] });
  expect(await compiled(select(3))).toEqual({ text: 'select $1 id', values: [3] });
});

test('the method says how many rows there are', async () => {
  const { sql } = db.owner;
  expect(await sql.one`select planted_at::text, is_ripe from crop where id = ${1}`).toEqual({
    plantedAt: '2026-03-01',
    isRipe: true,
  });
  expect(await sql.maybeOne`select from crop where id = ${3}`).toBeNull();
  expect(await sql.many`select id from crop order by id`).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await sql.count`select from crop`).toBe(2);
  expect(await sql.count`update crop set is_ripe = true where id > ${0}`).toBe(2);
  expect(await sql`select id from crop`).toBeUndefined();

  await expect(sql.one`select id from crop where id = ${3}`).rejects.toThrow('No row');
  await expect(sql.one`select id from crop`).rejects.toThrow('2 rows instead of one');
  await expect(sql.maybeOne`select id from crop`).rejects.toThrow('2 rows instead of one');
});

test('a row is inserted by the names of its columns, once', async () => {
  const { sql } = db.owner;
  await insert(sql, 'crop', { id: 3, isRipe: false, plantedAt: '2026-04-01' });
  expect(await sql.one`select planted_at::text, is_ripe from crop where id = ${3}`).toEqual({
    plantedAt: '2026-04-01',
    isRipe: false,
  });
  await expect(insert(sql, 'crop', { id: 3 })).rejects.toThrow('duplicate key');
  expect(await insertIfAbsent(sql, 'crop', { id: 3, isRipe: true })).toBe(false);
  expect(await insertIfAbsent(sql, 'crop', { id: 4, isRipe: true })).toBe(true);
  expect(await sql.many`select id from crop where is_ripe and id >= 3`).toEqual([{ id: 4 }]);
});
