import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPostbackKeys } from '../../ads/conversion/conversion.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { createDemoWithPast } from './create-demo-with-past.ts';
import { writeSimulation } from './write-simulation.ts';

let db: TestDb;
const folder = makeTestFolder();
const secrets = createSecrets();
const dataDir = folder.path;
const clock = { now: new Date('2026-11-15T12:00:00.000Z') };
const now = () => clock.now;

beforeAll(async () => {
  db = await createTestDb();
  await createDemoWithPast({ db, passwords: quickPasswords, now, dataDir, days: 0 });
});
afterAll(async () => {
  await db.close();
  folder.remove();
});

const start = () => writeSimulation({ db, secrets, now, dataDir }, 'http://127.0.0.1:9');
const listKeys = () => db.sql.many<{ merchant: string }>`select * from postback_key order by kid`;

test('a second start of a demo leaves its merchants the keys they have', async () => {
  const file = await start();
  const text = readFileSync(file, 'utf8');
  const keys = await listKeys();
  expect(keys).toHaveLength(4);

  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await start();
  expect(await listKeys()).toEqual(keys);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a merchant of a demo gets a new key when the last was ended or its file was lost', async () => {
  const file = await start();
  const keys = await listKeys();
  const { shops } = JSON.parse(readFileSync(file, 'utf8'));
  await endPostbackKeys(db.sql, shops[0].merchant, clock.now);
  await start();
  expect(await listKeys()).toHaveLength(keys.length + 1);
  writeFileSync(file, '{"url":');
  await start();
  expect(await listKeys()).toHaveLength(keys.length * 2 + 1);
});
