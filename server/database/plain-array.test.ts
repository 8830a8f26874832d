import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textArray } from './plain-array.ts';
import { createTestDb, type TestDb } from './test-db.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

async function readBack(texts: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ text: string }>(
    'select text from unnest($1::text[]) with ordinality as sent (text, at) order by at',
    [textArray(texts)],
  );
  return rows.map(({ text }) => text);
}

test('the database reads every string of an array exactly as written', async () => {
  const odd = ['', ' ', 'null', 'NULL', ',', '{}', '{a,b}', '"', '\\', '\\"', "'", '\n', 'ä', '𝄞'];
  expect(await readBack(odd)).toEqual(odd);
  const text = fc.string({ unit: fc.constantFrom(...'"\\{},\'$1 nul\té日') });
  const property = fc.asyncProperty(fc.array(text, { minLength: 1 }), async (texts) => {
    expect(await readBack(texts)).toEqual(texts);
  });
  await fc.assert(property, { numRuns: 200 });
});
