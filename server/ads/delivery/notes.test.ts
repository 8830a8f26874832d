import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { watchSql } from '../../platform/database/test-watch-sql.ts';
import { createNotes } from './notes.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('counts that could not be written are written with the next ones', async () => {
  let isAway = true;
  const sql = watchSql(db.sql, (_, run) => (isAway ? Promise.reject(new Error('away')) : run()));
  const notes = createNotes(sql, '11111111-1111-4111-8111-111111111111', () => {});
  const now = Date.parse('2026-11-10T08:00:30Z');
  notes.reject('z-1', 'no_token', now);
  notes.reject('z-1', 'no_token', now);
  await expect(notes.flush()).rejects.toThrow('away');
  notes.reject('z-1', 'no_token', now);
  isAway = false;
  await notes.close();
  const rows = await db.sql.many`select placement_key, count::int from reject`;
  expect(rows).toEqual([{ placementKey: 'z-1', count: 3 }]);
});
