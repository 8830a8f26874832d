import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/time.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { leaseMs, type MessageKind } from './message.ts';
import {
  type ClaimedMessage,
  claimMessage,
  deleteMessage,
  enqueueMessage,
  finishMessage,
  postponeMessage,
} from './outbox-store.ts';
import { sendMessages } from './send-messages.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());
beforeEach(() => db.sql`delete from outbox_message`);

const startedAt = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(startedAt.getTime() + ms);

const enqueue = (kind: MessageKind = 'reset', now = startedAt) =>
  db.transaction((sql) =>
    enqueueMessage(sql, { kind, recipient: { usernameKey: 'somebody' } }, now),
  );

async function claim(now = startedAt): Promise<ClaimedMessage> {
  const message = await claimMessage(db.sql, now);
  if (!message) throw new Error('Nothing is due');
  return message;
}

const readOutcome = ({ id }: ClaimedMessage) =>
  db.sql.one`select outcome, attempts from outbox_message where id = ${id}`;

test('a message of a transaction that is rolled back is never sent', async () => {
  const failed = db.transaction(async (sql) => {
    await enqueueMessage(sql, { kind: 'reset', recipient: { usernameKey: 'somebody' } }, startedAt);
    throw new Error('it did not happen');
  });
  await expect(failed).rejects.toThrow('it did not happen');
  expect(await claimMessage(db.sql, startedAt)).toBeNull();
});

test('workers that run at once send each message once', async () => {
  for (let count = 0; count < 12; count += 1) await enqueue();
  const { promise: allBegun, resolve: begin } = Promise.withResolvers<void>();
  const sentIds: string[] = [];
  const work = () =>
    sendMessages({ db, now: startedAt }, async ({ id }) => {
      sentIds.push(id);
      // Each of the three holds a message before any of them goes on.
      if (sentIds.length === 3) begin();
      await allBegun;
      return 'sent';
    });
  await Promise.all([work(), work(), work()]);
  expect(sentIds).toHaveLength(12);
  expect(new Set(sentIds).size).toBe(12);
});

test('a message that another worker is just claiming is passed over', async () => {
  await enqueue('reset');
  await enqueue('confirm-email');
  await db.transaction(async (sql) => {
    const first = await claimMessage(sql, startedAt);
    const second = await db.transaction(async (otherSql) => {
      // So that a worker that waits for the first one fails instead of hanging.
      await otherSql`set local lock_timeout = '1s'`;
      return claimMessage(otherSql, startedAt);
    });
    expect([first?.kind, second?.kind]).toEqual(['reset', 'confirm-email']);
  });
});

test('a message is sent outside of any transaction', async () => {
  await enqueue();
  let openTransactions = -1;
  await sendMessages({ db, now: startedAt }, async () => {
    openTransactions = await db.owner.sql.count`
      select from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`;
    return 'sent';
  });
  expect(openTransactions).toBe(0);
});

test('when a lease runs out another worker takes over, and the old one changes nothing', async () => {
  await enqueue();
  const oldLease = await claim();
  expect(await claimMessage(db.sql, later(leaseMs - 1))).toBeNull();
  const newLease = await claim(later(leaseMs));
  // The receiver gets the same id again.
  expect(newLease).toMatchObject({ id: oldLease.id, attempts: 2 });

  expect(await finishMessage(db.sql, oldLease, 'sent', startedAt)).toBe(false);
  expect(await postponeMessage(db.sql, oldLease, later(hourMs), 'too late')).toBe(false);
  await deleteMessage(db.sql, oldLease);
  expect(await readOutcome(newLease)).toEqual({ outcome: null, attempts: 2 });
  expect(await finishMessage(db.sql, newLease, 'refused', startedAt)).toBe(true);
  expect(await finishMessage(db.sql, newLease, 'sent', startedAt)).toBe(false);
  expect(await readOutcome(newLease)).toEqual({ outcome: 'refused', attempts: 2 });
  expect(await claimMessage(db.sql, later(hourMs))).toBeNull();
});

test('security overtakes what waited longer, and what failed comes after what did not', async () => {
  await enqueue('confirm-email');
  await enqueue('login-new-device', later(1));
  await enqueue('reset', later(2));
  const now = later(minuteMs);
  const first = await claim(now);
  expect(first.kind).toBe('login-new-device');
  await postponeMessage(db.sql, first, now, 'busy');
  const kinds = [await claim(now), await claim(now), await claim(now)].map(({ kind }) => kind);
  expect(kinds).toEqual(['reset', 'login-new-device', 'confirm-email']);
});

test('what fails is tried again at growing intervals under the same id, and holds up no other', async () => {
  await enqueue();
  await enqueue('confirm-email');
  const attempts: string[] = [];
  const run = (seconds: number) =>
    sendMessages({ db, now: later(seconds * 1_000) }, async ({ id, kind }) => {
      if (kind === 'confirm-email') return 'sent';
      attempts.push(id);
      throw new Error('come back later');
    });
  await expect(run(0)).rejects.toThrow('1 of 2 failed');
  await run(9);
  await expect(run(10)).rejects.toThrow('1 of 1 failed');
  await run(29);
  await expect(run(30)).rejects.toThrow('1 of 1 failed');
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts).size).toBe(1);
});

test('times from a clock that was set back hold up nothing', async () => {
  await enqueue('reset', later(24 * hourMs));
  const message = await claim();
  await postponeMessage(db.sql, message, later(24 * hourMs), 'busy');
  expect(await claim()).toMatchObject({ id: message.id });
  const nextDay = new Date(startedAt.getTime() - 24 * hourMs);
  expect(await claim(nextDay)).toMatchObject({ id: message.id });
});
