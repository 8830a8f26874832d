import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createAttemptCounter } from './attempts.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('correct attempts are given back, and one attempt over the limit is refused', async () => {
  const attempts = createAttemptCounter(db.sql);
  const attempt = { limit: 'loginFromAddress', whose: '192.0.2.1' } as const;
  const now = new Date('2026-11-15T12:00:00Z');
  const crowd = Array.from({ length: attemptLimits.loginFromAddress.most }, () => [attempt]);
  const come = () => Promise.all(crowd.map((tries) => attempts.take(tries, now)));
  const counted = () => db.sql.many`select key, count from attempt`;
  const key = 'loginFromAddress:192.0.2.1';

  await come();
  expect(await counted()).toEqual([{ key, count: crowd.length }]);
  await Promise.all(crowd.map((tries) => attempts.giveBack(tries)));
  expect(await counted()).toEqual([{ key, count: 0 }]);
  await come();
  await expect(attempts.take([attempt], now)).rejects.toThrow('too_many_attempts');
});
