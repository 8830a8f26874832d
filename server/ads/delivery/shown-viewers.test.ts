import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { watchSql } from '../../platform/database/test-watch-sql.ts';
import type { LivePlan } from './live-plan.ts';
import { ShownViewers } from './shown-viewers.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = new Date('2026-11-15T12:00:00Z');
const facts = { putRule: { frequencyCap: { times: 3 } }, startsAt: now };
const plan = { id: 7, capWindowMs: hourMs, facts } as unknown as LivePlan;
const plans = new Map([[plan.id, plan]]);

/** A database that fails at one statement. */
const failingAt = (word: string): Sql =>
  watchSql(db.sql, (text, run) =>
    text.includes(word) ? Promise.reject(new Error('away')) : run(),
  );

/** Two processes, and whether the second would show it to a viewer who sees it there once more. */
function twoProcesses(viewer: string) {
  const [here, there] = [new ShownViewers(), new ShownViewers()];
  const [own, other] = [randomUUID(), randomUUID()];
  return {
    show: () => here.add(plan, viewer, now.getTime()),
    tell: (sql: Sql = db.sql) => here.share(sql, own, plans, now),
    hear: (sql: Sql = db.sql) => there.share(sql, other, plans, now),
    isCapped: () => {
      there.add(plan, viewer, now.getTime());
      return there.isCapped(plan, viewer, now.getTime());
    },
  };
}

test('what could not be told to other processes is told later', async () => {
  const { show, tell, hear, isCapped } = twoProcesses('one');
  show();
  await expect(tell(failingAt('insert'))).rejects.toThrow('away');
  show();
  await tell();
  await hear();
  expect(isCapped()).toBe(true);
});

test('what other processes have shown counts once, though reading it failed in between', async () => {
  const { show, tell, hear, isCapped } = twoProcesses('two');
  show();
  await tell();
  await hear();
  await expect(hear(failingAt('order by id'))).rejects.toThrow('away');
  await hear();
  expect(isCapped()).toBe(false);
});
