import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from './test-db.ts';

interface TriggerFunction {
  readonly name: string;
  readonly source: string;
}

let db: TestDb;
let functions: TriggerFunction[];

beforeAll(async () => {
  db = await createTestDb();
  functions = await db.sql.many<TriggerFunction>`
    select p.proname name, p.prosrc source from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
     order by 1`;
});
afterAll(() => db.close());

/** The tables that a function writes. */
const writtenBy = ({ source }: TriggerFunction): string[] =>
  [...source.matchAll(/\b(?:insert into|delete from|update(?! of\b| skip\b))\s+(\w+)/g)].map(
    ([, table = '']) => table,
  );

test('a trigger refuses, completes its own row, or writes what the server itself may not', async () => {
  const writers = functions.filter((one) => writtenBy(one).length > 0);
  expect(writers.map(({ name }) => name)).toEqual([
    'move_plan',
    'note_creative_change',
    'note_event_flag',
    'note_plan_change',
    'note_plan_rule',
    'note_product_change',
    'open_meter',
    'open_rollup',
    'pause_plan',
  ]);
  for (const table of new Set(writers.flatMap(writtenBy))) {
    const may = await db.sql.maybeOne<{ insert: boolean; update: boolean }>`
      select has_table_privilege('reachbook_runtime', ${table}, 'insert') "insert",
             has_any_column_privilege('reachbook_runtime', ${table}, 'update') "update"`;
    expect({ table, ...may }).toEqual({ table, insert: false, update: false });
  }
  for (const { name, source } of functions) {
    const isKnown = writers.some((one) => one.name === name);
    if (!isKnown && !/\bnew\.\w+ = /.test(source)) expect(source, name).toMatch(/\braise\b/);
  }
});
