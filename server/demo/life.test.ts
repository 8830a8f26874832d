import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditAll } from '../audit/audit-all.ts';
import { makeThrowawayFolder } from '../database/embedded/throwaway-folder.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { getSettings, readSecrets } from '../settings/settings.ts';
import { newcomers, regulars } from './cast.ts';
import { bearDemoWithPast } from './demo-birth.ts';
import { bearDemoStaff } from './demo-staff.ts';
import { type Life, lifeActs, liveOn } from './life.ts';
import { findLife } from './start-life.ts';

let db: TestDb;
let life: Life;
const folder = makeThrowawayFolder();
const bornAt = new Date('2026-11-15T12:00:00.000Z');
const now = () => bornAt;
const [known, others] = [3, 2];

/** The acts of a few of the cast; the others do not exist in this demo. */
const people = [...regulars.slice(0, known), ...newcomers.slice(0, others)];
const acts = lifeActs.filter(({ name }) =>
  people.some(({ username }) => name.startsWith(`${username} `)),
);

beforeAll(async () => {
  db = await createTestDb();
  const secrets = readSecrets(join(folder.path, 'secrets.json'));
  const given = { db, passwords: quickPasswords, now, dataDir: folder.path, secrets };
  await bearDemoWithPast({ ...given, days: 14, regularsMost: known });
  await bearDemoStaff(db, '', bornAt);
  const found = await findLife({ ...given, settings: await getSettings(db.sql) });
  if (!found) throw new Error('This demo was born without other partners');
  life = found;
}, 240_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

const counts = async () => {
  const [row] = await db.sql<Record<string, bigint>>(
    `select (select count(*) from partner) partners, (select count(*) from payout) payouts,
            (select count(*) from chat_message) messages, (select count(*) from feedback) tickets,
            (select count(*) from proposal) proposals, (select count(*) from plan) plans`,
  );
  return row;
};

test('a demo that was stopped goes on where it was, does nothing twice, and adds up', async () => {
  const problems: string[] = [];
  const options = {
    ...{ restFactor: 0, restMsMin: 0 },
    onProblem: (name: string, error: unknown) => problems.push(`${name}: ${error}`),
  };
  const half = Math.floor(acts.length / 2);
  expect(half).toBeGreaterThan(5);
  expect(await liveOn(db, life, { ...options, acts: acts.slice(0, half) })).toBe(half);
  expect(await liveOn(db, life, { ...options, acts })).toBe(acts.length - half);
  const after = await counts();
  expect(after).toMatchObject({ partners: BigInt(2 + known + others) });
  expect(await liveOn(db, life, { ...options, acts })).toBe(0);
  expect(await counts()).toEqual(after);
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
}, 120_000);

test('everybody in the demo has a name of their own, and every act too', () => {
  const all = [...regulars, ...newcomers].map(({ username }) => username);
  expect(all).toHaveLength(58);
  expect(new Set(all).size).toBe(all.length);
  const names = lifeActs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
