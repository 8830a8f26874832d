import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearDemo } from '../../app/demo/bear-demo.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { configurationAtBirth, giveBirth } from './birth.ts';
import { findInstallation, getSettings } from './settings-store.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = () => new Date('2026-11-15T12:00:00Z');

test('an empty database becomes a demo once, however many start at the same time', async () => {
  const services = { db, now, passwords: quickPasswords };
  await Promise.all([bearDemo(services), bearDemo(services), bearDemo(services)]);
  expect(await findInstallation(db.sql)).toMatchObject({ mode: 'demo', currency: 'SIM' });
  const partners = await db.sql.one<{ count: bigint }>`select count(*) from partner`;
  expect(partners.count).toBe(1n);
});

test('what was born a demo stays one', async () => {
  const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
  expect(await giveBirth(db.sql, live, configurationAtBirth, 'a test', now())).toBe(false);
  for (const statement of [
    fragment`update installation set mode = 'live', currency = 'EUR'`,
    fragment`delete from installation`,
    fragment`truncate installation`,
    fragment`update configuration set body = body`,
    fragment`delete from configuration`,
  ]) {
    await expect(db.owner.sql`${statement}`).rejects.toThrow('never changed or deleted');
    await expect(db.sql`${statement}`).rejects.toThrow('permission denied');
  }
  expect((await getSettings(db.sql)).installation.mode).toBe('demo');
});

test('play money is never the currency of a live database, nor real money that of a demo', async () => {
  const fresh = await createTestDb();
  for (const [mode, currency] of [
    ['live', 'SIM'],
    ['demo', 'EUR'],
  ] as const) {
    const wrong = { mode, currency, name: 'Acme' };
    await expect(
      giveBirth(fresh.sql, wrong, configurationAtBirth, 'a test', now()),
    ).rejects.toThrow();
  }
  await fresh.close();
});

test('migrating again changes nothing', async () => {
  expect(await migrate(db.owner)).toEqual([]);
});
