import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { callLimits, type Db, type DbLimits, jobLimits, openDb } from '../platform/database/db.ts';
import { noPages } from '../platform/gateway/pages.ts';
import { openGate, type TestGate } from '../test-gate.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { createServer as createReachbook } from './create-server.ts';

let gate: TestGate;
let behind: TestServer;
let app: FastifyInstance;
let db: Db;
const changes: boolean[] = [];

beforeAll(async () => {
  behind = await createTestServer(quickPasswords);
  gate = await openGate(behind.db.url);
  db = openDb(gate.url, {
    limits: callLimits,
    pulse: { onChange: (isAway) => changes.push(isAway) },
  });
  const now = () => behind.clock.now;
  const { secrets, dataDir } = behind;
  const services = { db, now, secrets, dataDir, passwords: quickPasswords };
  app = await createReachbook({ ...services, pages: noPages, trustedProxies: [] });
});
afterAll(async () => {
  gate.close();
  await app.close();
  await db.close();
  await behind.close();
});

const later = () => new Promise((done) => setTimeout(done, 20));

const ask = async (url: string, token = '') =>
  (await app.inject({ url, headers: { 'x-ct': token } })).json() as Record<string, unknown>;

test('while the database hangs, calls are refused and no page hangs, and all resumes when it answers', async () => {
  const token = await behind.admit('harbour');
  const info = `/api${userInfo.path}`;
  // An overloaded machine may seem hung before the test makes it so.
  while ((await ask(info, token)).code !== 200) await later();
  changes.length = 0;
  gate.isHung = true;
  const answers = await Promise.all([info, info, '/healthz'].map((url) => ask(url, token)));
  expect(answers.slice(0, 2)).toMatchObject([
    { data: { reason: 'busy' } },
    { data: { reason: 'busy' } },
  ]);
  expect(answers[2]).not.toMatchObject({ ready: true });
  expect(changes).toEqual([true]);
  expect(await ask('/readyz')).toEqual({ ready: false, problems: ['database'] });
  expect(await ask('/livez')).toEqual({ live: true });
  // New calls are now refused without waiting.
  expect(await ask(info, token)).toMatchObject({ data: { reason: 'busy' } });
  await expect(db.transaction((sql) => sql`select 1`)).rejects.toThrow('does not answer');
  gate.isHung = false;
  while (changes.at(-1) !== false) await later();
  expect(await ask(info, token)).toMatchObject({ code: 200 });
  expect(await ask('/healthz')).toEqual({ ready: true });
  expect(await ask('/readyz')).toEqual({ ready: true });
}, 180_000);

test('a statement or a lock that takes too long is cancelled and rolled back', async () => {
  await behind.db.transaction(async (sql) => {
    await sql`update partner set nickname = 'held' where username_key = 'harbour'`;
    // The limits apart: a slow machine may not even reach the lock in the time of a statement.
    const hastyWith = (limits: Partial<DbLimits>) =>
      openDb(behind.db.url, { limits: { ...jobLimits, ...limits }, connectionsMax: 1 });
    const [wanting, asleep] = [hastyWith({ lockMs: 50 }), hastyWith({ statementMs: 50 })];
    await expect(
      wanting.sql`update partner set nickname = 'wanted' where username_key = 'harbour'`,
    ).rejects.toMatchObject({ code: '55P03' });
    expect(await wanting.sql.many`select 1 one`).toEqual([{ one: 1 }]);
    await expect(asleep.sql`select pg_sleep(600)`).rejects.toMatchObject({ code: '57014' });
    await expect.poll(() => asleep.sql.many`select 1 one`).toEqual([{ one: 1 }]);
    for (const one of [wanting, asleep]) await one.close();
  });
});

test('a server starts while calls are refused, because its start is more patient', async () => {
  gate.isHung = true;
  while (!db.state().isUnreachable) await later();
  const { secrets, dataDir, clock } = behind;
  const services = { db, jobsDb: behind.db, now: () => clock.now, secrets, dataDir };
  const started = await createReachbook({
    ...services,
    passwords: quickPasswords,
    pages: noPages,
    trustedProxies: [],
  });
  expect((await started.inject({ url: '/livez' })).json()).toEqual({ live: true });
  gate.isHung = false;
  while (db.state().isUnreachable) await later();
  await started.close();
}, 180_000);
