import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../../app/demo/create-demo.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { createInstallation, initialConfiguration } from './create-installation.ts';
import { findInstallation, getSettings } from './settings-store.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = () => new Date('2026-11-15T12:00:00Z');

test('an empty database becomes a demo once, however many start at the same time', async () => {
  const services = { db, now, passwords: quickPasswords };
  await Promise.all([createDemo(services), createDemo(services), createDemo(services)]);
  expect(await findInstallation(db.sql)).toMatchObject({ mode: 'demo', currency: 'SIM' });
  const partners = await db.sql.one<{ count: bigint }>`select count(*) from partner`;
  expect(partners.count).toBe(1n);
});

test('a database that was created as a demo stays one', async () => {
  const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
  expect(await createInstallation(db.sql, live, initialConfiguration, 'a test', now())).toBe(false);
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
  const emptyDb = await createTestDb();
  for (const [mode, currency] of [
    ['live', 'SIM'],
    ['demo', 'EUR'],
  ] as const) {
    const installation = { mode, currency, name: 'Acme' };
    await expect(
      createInstallation(emptyDb.sql, installation, initialConfiguration, 'a test', now()),
    ).rejects.toThrow();
  }
  await emptyDb.close();
});

test('migrating again changes nothing', async () => {
  expect(await migrate(db.owner)).toEqual([]);
});
