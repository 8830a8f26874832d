import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { callLimits, openDb } from '../platform/database/db.ts';
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { isUnavailable } from '../platform/database/unavailable.ts';
import { readClock } from '../platform/job/job-store.ts';
import { openGate, type TestGate } from '../test-gate.ts';
import { addressIn, endProcess, startProcess } from '../test-process.ts';

let db: TestDb;
let gate: TestGate;
beforeAll(async () => {
  db = await createTestDb();
  gate = await openGate(db.url);
});
afterAll(async () => {
  gate.close();
  await db.close();
});

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a database that dies silently keeps no connection busy after the failover', async () => {
  const changes: boolean[] = [];
  const own = openDb(gate.url, {
    limits: callLimits,
    connectionsMax: 4,
    pulse: { everyMs: 50, onChange: (isAway) => changes.push(isAway) },
  });
  // An overloaded machine may seem unavailable before the test makes it so.
  const nap = async (): Promise<unknown> => {
    try {
      return await own.sql.many`select pg_sleep(0.05)`;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await later();
      return nap();
    }
  };
  await Promise.all([nap(), nap(), nap(), nap()]);
  // Two connections are idle and two in use when the other machine disappears.
  const long = [
    own.sql.many`select pg_sleep(30)`,
    own.transaction((sql) => sql`select pg_sleep(9)`),
  ];
  changes.length = 0;
  gate.leaveSilent();
  const ends = await Promise.allSettled(long);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  while (changes.at(-1) !== false) await later();
  await Promise.all(Array.from({ length: 16 }, nap));
  expect(own.state().waiting).toBe(0);
  await own.close();
}, 180_000);

test('a connection that now leads to a standby is replaced', async () => {
  const own = openDb(db.url, { connectionsMax: 1 });
  const write = () => own.transaction((sql) => sql`insert into write_probe (filler) values ('x')`);
  await own.sql`set default_transaction_read_only = on`;
  const refused = await write().catch((error) => error);
  expect([refused.code, isUnavailable(refused)]).toEqual(['25006', true]);
  await write();
  await own.close();
});

test('a standby is not taken for the database, until it is promoted', async () => {
  const folder = makeTestFolder();
  await (await startEmbedded({ folder: folder.path })).stop();
  writeFileSync(join(folder.path, 'postgres', 'standby.signal'), '');
  const standby = await startEmbedded({ folder: folder.path });
  const own = openDb(standby.url, { pulse: { everyMs: 50 } });
  try {
    while (!own.state().isUnreachable) await later();
    await expect(own.sql`select 1`).rejects.toThrow('does not answer');
    const admin = openDb(standby.url);
    await admin.sql`select pg_promote()`;
    await admin.close();
    while (own.state().isUnreachable) await later();
    await own.sql`create table written (no int)`;
  } finally {
    await own.close();
    await standby.stop();
    folder.remove();
  }
}, 180_000);

test('a server whose database restarts under load carries on, and shuts down after finishing its work', async () => {
  const whole = await createTestDb();
  const ownGate = await openGate(whole.ownerUrl);
  const folder = makeTestFolder();
  onTestFinished(() => folder.remove());
  const server = startProcess('tools/run-server.ts', {
    ...{ PORT: '0', DEMO_DAYS: '0', DRAIN_SECONDS: '2' },
    ...{ DATABASE_URL: ownGate.url, DATA_DIR: folder.path },
  });
  const address = addressIn(await server.welcome());
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const who = async () => {
    const answer = await fetch(`${address}/api/user/info`, { headers: { 'x-ct': 'a'.repeat(43) } });
    return ((await answer.json()) as { data: { reason: string } }).data.reason;
  };
  const reasons = new Set<string>();
  let isOver = false;
  const load = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      reasons.add(await who());
      await later();
    }
  });
  for (let time = 0; time < 2; time += 1) {
    await ownGate.goAway();
    while ((await statusOf('/readyz')) === 200) await later();
    expect(await statusOf('/livez')).toBe(200);
    await ownGate.comeBack();
    while ((await statusOf('/readyz')) !== 200) await later();
  }
  const back = await readClock(whole.owner.sql);
  await untilJobsRan(whole, back);
  isOver = true;
  await Promise.all(load);
  expect([...reasons].sort()).toEqual(['busy', 'session_expired']);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = whole.owner.transaction(async (sql) => {
    await sql`lock table session in access exclusive mode`;
    lock();
    await released;
  });
  await locked;
  const begun = who();
  const ended = endProcess(server);
  while ((await statusOf('/readyz')) === 200) await later();
  while (await statusOf('/livez').catch(() => null)) await later();
  release();
  await holding;
  // A lock times out after four seconds, which a slow machine may need to shut down.
  expect(['session_expired', 'busy']).toContain(await begun);
  expect(await ended).toMatchObject({ code: 0 });
  ownGate.close();
  await whole.close();
}, 180_000);

async function untilJobsRan(whole: TestDb, since: Date): Promise<void> {
  const names = ['roll-up', 'match-plans', 'send-push'];
  for (;;) {
    const late = await whole.owner.sql.count`
      select from job where name = any (${names}) and (ran_at is null or ran_at <= ${since})`;
    if (late === 0) return;
    await later();
  }
}
