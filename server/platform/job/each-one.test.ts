import { afterAll, beforeAll, expect, test } from 'vitest';
import { listJobTroubles } from '../../desk/overview/trouble-store.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { eachOne } from './each-one.ts';
import { SomeFailed } from './some-failed.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('a plan that keeps failing is retried at growing intervals, and no other waits for it', async () => {
  const started = new Date('2026-11-15T12:00:00Z').getTime();
  const done: string[] = [];
  let isBroken = true;
  const round = async (seconds: number) => {
    done.length = 0;
    const now = new Date(started + seconds * 1_000);
    await eachOne({ db, job: 'tend-plans', now }, ['A1', 'B2', 'C3'], async (no) => {
      done.push(no);
      if (no === 'B2' && isBroken) throw new Error('it is bent');
    }).catch((error) => {
      expect(error).toBeInstanceOf(SomeFailed);
      expect(error.errors).toHaveLength(1);
      expect(error.errors[0].message).toBe('B2: Error: it is bent');
    });
    return done.join(' ');
  };
  expect(await round(0)).toBe('A1 B2 C3');
  expect(await round(5)).toBe('A1 C3');
  expect(await round(10)).toBe('A1 B2 C3');
  expect(await round(25)).toBe('A1 C3');
  expect(await round(30)).toBe('A1 B2 C3');
  expect(await db.sql.many`select job, what, failure, failures from job_problem`).toEqual([
    { job: 'tend-plans', what: 'B2', failure: 'Error: it is bent', failures: 3 },
  ]);
  const troubles = (hours: number) =>
    listJobTroubles(db.sql, new Date(started + hours * 3_600_000));
  expect(await troubles(23)).toEqual([
    { job: 'tend-plans', what: 'B2', failure: 'Error: it is bent', failures: 3 },
  ]);
  // An item that nobody has retried for a day was resolved in another way.
  expect(await troubles(25)).toEqual([]);
  // Another job does not wait because this one failed.
  const others: string[] = [];
  const now = new Date(started + 35_000);
  await eachOne({ db, job: 'bill-plans', now }, ['B2'], async (no) => others.push(no));
  expect(others).toEqual(['B2']);
  isBroken = false;
  expect(await round(70)).toBe('A1 B2 C3');
  expect(await db.sql.many`select from job_problem`).toEqual([]);
});

test('items that wait for the servers of others are begun at once, and one failure ends none', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const done: string[] = [];
  const now = new Date('2026-11-15T12:00:00Z');
  const round = { db, job: 'ask-others', now, isConcurrent: true };
  const running = eachOne(round, ['A1', 'B2', 'C3'], async (name) => {
    begun.push(name);
    if (name === 'B2') throw new Error('it is bent');
    if (name === 'C3') answer();
    await answered;
    done.push(name);
  });
  await expect(running).rejects.toThrow('1 of 3 failed');
  expect([begun, done.sort()]).toEqual([
    ['A1', 'B2', 'C3'],
    ['A1', 'C3'],
  ]);
  expect(await db.sql.many`select what from job_problem where job = 'ask-others'`).toEqual([
    { what: 'B2' },
  ]);
});
