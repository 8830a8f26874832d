import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusalError } from '#domain/refusal.ts';
import { testSeed } from '#domain/test-seed.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf, depositTo, payoutOf, postAll } from '../../books/ledger/test-ledger.ts';

import { idempotent } from './idempotency.ts';
import { insert, type Sql } from './sql.ts';
import { createTestDb, type TestDb } from './test-db.ts';

const operations = Number(process.env.ONCE_OPERATIONS ?? (process.env.LONG ? 5_000 : 300));
const reused = operations / 10;
const atOnce = 100;
const seed = testSeed;

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  await db.owner.sql`create table effect (key text, amount int)`;
  await db.owner.sql`grant select, insert on effect to reachbook_runtime`;
});
afterAll(() => db.close());

const now = new Date();

function ask(key: string, amount: number, work?: (sql: Sql) => Promise<void>) {
  return db.transaction((sql) =>
    idempotent(sql, { key, input: { amount, to: 'me' } }, now, async () => {
      await work?.(sql);
      await insert(sql, 'effect', { key, amount });
      return { paid: amount, id: randomUUID() };
    }),
  );
}

const countEffects = async (key: string) =>
  await db.sql.count`select 1 from effect where key = ${key}`;

test('the same input under the same key gets the same reply and has one effect', async () => {
  const first = await ask('same', 5);
  expect(await ask('same', 5)).toEqual(first);
  expect(await countEffects('same')).toBe(1);
});

test('the order of an input’s fields does not matter', async () => {
  const key = 'fields';
  const reply = () => Promise.resolve('done');
  await db.transaction((sql) =>
    idempotent(sql, { key, input: { a: 1, b: [{ c: 2, d: 3 }] } }, now, reply),
  );
  const again = db.transaction((sql) =>
    idempotent(sql, { key, input: { b: [{ d: 3, c: 2 }], a: 1 } }, now, reply),
  );
  expect(await again).toBe('done');
});

test('concurrent duplicates have one effect and one reply', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask('burst', 7)));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  expect(await countEffects('burst')).toBe(1);
});

test('a refusal leaves nothing behind, so that the same request may succeed later', async () => {
  const refused = ask('later', 5, async () => {
    throw new RefusalError('insufficient_balance');
  });
  await expect(refused).rejects.toMatchObject({ reason: 'insufficient_balance' });
  expect(await db.sql.many`select 1 from idempotency_key where key = 'later'`).toEqual([]);
  expect(await ask('later', 5)).toMatchObject({ paid: 5 });
});

test(`${reused} keys reused for another input are all refused`, async () => {
  const keys = Array.from({ length: reused }, (_, at) => `reused-${at}`);
  await Promise.all(keys.map((key) => ask(key, 1)));
  const tries = await Promise.allSettled(keys.map((key) => ask(key, 2)));
  const reasons = tries.map((one) => one.status === 'rejected' && one.reason.reason);
  expect(reasons.filter((reason) => reason === 'request_id_reused')).toHaveLength(reused);
  expect(await db.sql.many`select 1 from effect where amount = 2`).toEqual([]);
});

/** Each operation one to ten times, in random order. */
function shuffledDeliveries(): number[] {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const deliveries = Array.from({ length: operations }, (_, at) => at).flatMap((at) =>
    Array.from({ length: 1 + random(10) }, () => at),
  );
  for (let at = deliveries.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [deliveries[at], deliveries[other]] = [deliveries[other] ?? 0, deliveries[at] ?? 0];
  }
  return deliveries;
}

test(`${operations} requests, each sent one to ten times, happen once (SEED=${seed})`, async () => {
  const partners = Array.from({ length: 20 }, () => randomUUID());
  await postAll(
    db,
    partners.map((partner) => depositTo(partner, 1_000_000n)),
  );
  const queue = createMoneyQueue(db, () => now);
  const keys = Array.from({ length: operations }, () => randomUUID());
  const replies = new Map<number, Set<string>>();
  const deliveries = shuffledDeliveries();
  const deliver = async (at: number) => {
    const partner = partners[at % partners.length] ?? '';
    const { id } = await queue.submit({
      owners: [partner],
      idempotency: { key: `payout:${partner}:${keys[at]}`, input: { amount: '0.000001' } },
      decide() {
        const entry = payoutOf(partner, 1n);
        return { entries: [entry], result: { id: entry.id } };
      },
    });
    replies.set(at, (replies.get(at) ?? new Set()).add(id));
  };
  const workers = Array.from({ length: atOnce }, async () => {
    for (let at = deliveries.pop(); at !== undefined; at = deliveries.pop()) await deliver(at);
  });
  await Promise.all(workers);
  expect([...replies.values()].every((ids) => ids.size === 1)).toBe(true);
  expect(replies.size).toBe(operations);
  const paid = await Promise.all(partners.map((partner) => balanceOf(db, partner, 'payout')));
  expect(paid.reduce((total, amount) => total + amount, 0n)).toBe(BigInt(operations));
  // Every acknowledged id exists as an entry: nothing was lost.
  const rows = await db.sql.many<{ id: string }>`
    select id from entry where kind = 'payout_request'`;
  const answered = [...replies.values()].flatMap((ids) => [...ids]);
  expect(rows.map(({ id }) => id).sort()).toEqual(answered.sort());
});
