import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEventLog } from '../ads/delivery/event-log.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { openDb } from '../platform/database/db.ts';
import { readClock, registerJobs } from '../platform/job/job-store.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { findHealthProblems, type HealthServices } from './health.ts';
import { jobNames } from './jobs/jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const working = { hasFailed: () => false };
const failed = { hasFailed: () => true };
const problemsOf = (given: Partial<HealthServices> = {}) =>
  findHealthProblems({ db: server.db, log: working, dataDir: server.dataDir, ...given });

const ask = async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/healthz' });
  return [answer.statusCode, answer.json()];
};

test('a server that can do its work says so', async () => {
  expect(await ask()).toEqual([200, { ready: true }]);
});

test('a server whose jobs are overdue is not ready until they are done', async () => {
  const clock = await readClock(server.db.sql);
  await registerJobs(server.db.sql, jobNames, new Date(clock.getTime() - 60_000));
  expect(await ask()).toEqual([200, { ready: true }]);
  const late = new Date(clock.getTime() - 600_000);
  await server.db.sql`update job set due_at = ${late} where name = ${'bill-plans'}`;
  expect(await ask()).toEqual([503, { ready: false, problems: ['jobs'] }]);
  // A long job that a process is working on is not stalled.
  await server.db.sql`
    update job set leased_until = clock_timestamp() + interval '1 minute'
      where name = ${'bill-plans'}`;
  expect(await ask()).toEqual([200, { ready: true }]);
});

test('a full disk is reported before anything fails because of it', async () => {
  expect(await problemsOf({ freeBytes: async () => 10_000_000 })).toEqual(['disk']);
});

test('a server that cannot write events is not ready until it can again', async () => {
  expect(await problemsOf({ log: failed })).toEqual([]);
  await server.db.owner.sql`revoke insert on write_probe from reachbook_runtime`;
  expect(await problemsOf({ log: failed })).toEqual(['events']);
  expect(await problemsOf()).toEqual([]);
  await server.db.owner.sql`grant insert on write_probe to reachbook_runtime`;
  expect(await problemsOf({ log: failed })).toEqual([]);
  expect(await server.db.sql.many`select from write_probe`).toEqual([]);
});

test('an event that could not be written is remembered by the log', async () => {
  const away = openDb('postgres://nobody@127.0.0.1:1/none');
  const log = createEventLog(away);
  expect(log.hasFailed()).toBe(false);
  const event = {} as Parameters<typeof log.append>[0];
  await expect(log.append({ ...event, planId: 1 })).rejects.toThrow();
  expect(log.hasFailed()).toBe(true);
  await log.close();
  await away.close();
});

test('a database that is away makes a server not ready', async () => {
  const away = openDb('postgres://nobody@127.0.0.1:1/none');
  expect(await problemsOf({ db: away })).toEqual(['database']);
  await away.close();
});
