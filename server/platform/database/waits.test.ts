import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeZoneMs } from '#domain/coupon/day.ts';
import { erasureWaitDays } from '#domain/partner/erasure.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { resetWaitMs } from '#domain/wallet/pay-password-reset.ts';
import { createTestDb, type TestDb } from './test-db.ts';

const dayMs = 86_400_000;

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('every wait that the database enforces is as long as its rule', async () => {
  const found = await db.owner.sql.many<{ name: string; ms: number }>`
    select concat_ws('.', conrelid::regclass::text, wait[1]) as name,
           (extract(epoch from wait[2]::interval) * 1000)::float8 as ms
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid),
             '(\\w+) >= \\(\\w+ \\+ ''([^'']+)''::interval', 'g') as wait
     where contype = 'c' and connamespace = 'public'::regnamespace`;
  expect(Object.fromEntries(found.map(({ name, ms }) => [name, ms]))).toEqual({
    'erasure.due_at': erasureWaitDays * dayMs,
    'one_time_token.usable_at': linkWaitMs,
    'partner_time_zone.at': timeZoneMs,
    'pay_password_reset.usable_at': resetWaitMs,
  });
});
