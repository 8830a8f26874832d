import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPostbackKeysOf } from '../../ads/conversion/conversion.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { makeSecrets } from '../../platform/settings/secrets.ts';
import { bearDemoWithPast } from './demo-birth.ts';
import { writeSimulation } from './write-simulation.ts';

let db: TestDb;
const folder = makeTestFolder();
const secrets = makeSecrets();
const dataDir = folder.path;
const clock = { now: new Date('2026-11-15T12:00:00.000Z') };
const now = () => clock.now;

beforeAll(async () => {
  db = await createTestDb();
  await bearDemoWithPast({ db, passwords: quickPasswords, now, dataDir, days: 0 });
});
afterAll(async () => {
  await db.close();
  folder.remove();
});

const start = () => writeSimulation({ db, secrets, now, dataDir }, 'http://127.0.0.1:9');
const keys = () => db.sql.many<{ merchant: string }>`select * from postback_key order by kid`;

test('a second start of a demo leaves its merchants the keys they have', async () => {
  const file = await start();
  const [written, made] = [readFileSync(file, 'utf8'), await keys()];
  expect(made).toHaveLength(4);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await start();
  expect(await keys()).toEqual(made);
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('a merchant of a demo gets a new key when the last was ended or its file was lost', async () => {
  const file = await start();
  const made = await keys();
  const { shops } = JSON.parse(readFileSync(file, 'utf8'));
  await endPostbackKeysOf(db.sql, shops[0].merchant, clock.now);
  await start();
  expect(await keys()).toHaveLength(made.length + 1);
  writeFileSync(file, '{"url":');
  await start();
  expect(await keys()).toHaveLength(made.length * 2 + 1);
});
