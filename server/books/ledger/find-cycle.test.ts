import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun, testSeed } from '#domain/test-seed.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { findCycle, type Observed } from './test-find-cycle.ts';
import { makeHistory, readNaively, readTogether } from './test-history.ts';

let clock = 0;
/** A transaction that overlaps all others unless a time is given. */
const ran = (
  name: string,
  reads: Record<string, number>,
  appends: Record<string, number> = {},
  [began, ended] = [0, 1_000 + clock++],
): Observed => ({
  name,
  began,
  ended,
  reads: new Map(Object.entries(reads)),
  appends: new Map(Object.entries(appends)),
});

const anomalies: Record<string, Observed[]> = {
  'two writers in opposite orders (G0)': [
    ran('A', {}, { x: 1, y: 2 }),
    ran('B', {}, { x: 2, y: 1 }),
  ],
  'each read what the other wrote (G1c)': [
    ran('A', { y: 1 }, { x: 1 }),
    ran('B', { x: 1 }, { y: 1 }),
  ],
  'a reader between two writes of one transaction (read skew)': [
    ran('A', {}, { x: 1, y: 1 }),
    ran('B', { x: 0, y: 1 }),
  ],
  'both decided on what the other changed (write skew)': [
    ran('A', { x: 0, y: 0 }, { x: 1 }),
    ran('B', { x: 0, y: 0 }, { y: 1 }),
  ],
  'one update lost under another': [ran('A', { x: 0 }, { x: 1 }), ran('B', { x: 0 }, { x: 2 })],
  'two readers who saw two writes in opposite orders (long fork)': [
    ran('A', {}, { x: 1 }),
    ran('B', {}, { y: 1 }),
    ran('C', { x: 1, y: 0 }),
    ran('D', { x: 0, y: 1 }),
  ],
  'a reader who began after a write had ended and did not see it (stale read)': [
    ran('A', {}, { x: 1 }, [0, 1]),
    ran('B', { x: 0 }, {}, [2, 3]),
  ],
};

test.each(Object.entries(anomalies))('the checker finds: %s', (_, history) => {
  expect(findCycle(history)).not.toBeNull();
});

test('the checker finds nothing in a serializable history', () => {
  expect(
    findCycle([
      ran('A', { x: 0, y: 0 }, { x: 1, y: 1 }),
      ran('B', { x: 1 }, { x: 2 }),
      ran('C', { x: 2, y: 1 }),
      ran('D', { x: 1, y: 1 }),
      ran('E', { x: 0, y: 0 }),
    ]),
  ).toBeNull();
});

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const seed = testSeed;
const transactions = isLongRun ? 2_000 : 600;
const atOnce = 24;

test(`${transactions} transactions through two queues are serializable (SEED=${seed})`, {
  timeout: 120_000,
}, async () => {
  const history = await makeHistory(db, { transactions, atOnce, seed, read: readTogether });
  expect(history).toHaveLength(transactions);
  expect(findCycle(history)).toBeNull();
});

test('reading wallets one after the other shows a state that never existed, and the checker finds it', {
  timeout: 120_000,
}, async () => {
  let found: ReturnType<typeof findCycle> = null;
  for (let round = 0; round < 10 && found === null; round += 1) {
    const plan = { transactions: 200, atOnce, seed: seed + round };
    found = findCycle(await makeHistory(db, { ...plan, read: readNaively }));
  }
  expect(found).not.toBeNull();
});
