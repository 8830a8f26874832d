import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attemptLimits } from '#domain/account/attempts.ts';
import type { Sql } from '../db/db.ts';
import { createTestDb, type TestDb } from '../db/test-db.ts';
import { createAttemptStore } from './attempt-store.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('a crowd that comes again while its tries are going back is not refused', async () => {
  const returned = vi.fn();
  /** The real database, on a line that is slow to take tries back. */
  const slowly: Sql = async (text, values) => {
    if (!text.includes('for update')) return db.sql(text, values);
    returned('begun');
    await wait(200);
    const rows = await db.sql(text, values);
    returned('ended');
    return rows as never;
  };
  const attempts = createAttemptStore(slowly);
  const attempt = { limit: 'loginFromAddress', whose: '192.0.2.1' } as const;
  const now = new Date('2026-11-15T12:00:00Z');
  const crowd = Array.from({ length: attemptLimits.loginFromAddress.most }, () => [attempt]);
  const come = () => Promise.all(crowd.map((tries) => attempts.take(tries, now)));

  await come();
  for (const tries of crowd) attempts.giveBack(tries);
  await vi.waitFor(() => expect(returned).toHaveBeenCalledWith('begun'), 3000);
  expect(returned).not.toHaveBeenCalledWith('ended');
  await come();
  expect(await db.sql('select key, count from attempt')).toEqual([
    { key: 'loginFromAddress:192.0.2.1', count: crowd.length },
  ]);
  await expect(attempts.take([attempt], now)).rejects.toThrow('too_many_attempts');
});
