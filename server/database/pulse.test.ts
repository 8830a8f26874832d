import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openGate } from '../test-gate.ts';
import { startPulse } from './pulse.ts';
import { createTestDb } from './test-db.ts';

test('a database that answers others is overloaded, and away only when it answers nobody', async () => {
  const db = await createTestDb();
  const gate = await openGate(db.url);
  const changes: boolean[] = [];
  const answerMs = 400;
  const onChange = (isAway: boolean) => changes.push(isAway);
  const pulse = startPulse(gate.url, { everyMs: 10, answerMs, onChange });
  const isFelt = `select from pg_stat_activity
    where datname = current_database() and query like '%pg_is_in_recovery()%is%Standby%'
      and pid <> pg_backend_pid()`;
  while ((await db.sql(isFelt)).length === 0) await wait(10);
  // The pulse itself hears nothing from now on.
  gate.isHung = true;
  const until = performance.now() + 5 * answerMs;
  while (performance.now() < until) {
    await pulse.guard(async () => {});
    await wait(1);
  }
  expect(changes).toEqual([]);
  while (changes.length === 0) await wait(10);
  expect(pulse.isAway()).toBe(true);
  await pulse.close();
  gate.close();
  await db.close();
});

test('a process that is starved of CPU does not consider its database gone', async () => {
  const db = await createTestDb();
  const changes: boolean[] = [];
  const answerMs = 100;
  const onChange = (isAway: boolean) => changes.push(isAway);
  const pulse = startPulse(db.url, { everyMs: 1, answerMs, onChange });
  for (let turn = 0; turn < 40; turn += 1) {
    const until = performance.now() + answerMs / 2;
    while (performance.now() < until);
    await nextTurn();
  }
  expect(changes).toEqual([]);
  await pulse.close();
  await db.close();
});
