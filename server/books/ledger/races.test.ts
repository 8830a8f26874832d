import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceIn } from '#domain/ledger/book.ts';
import { RefusalError } from '#domain/refusal.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createMoneyQueue } from './money-queue.ts';
import { lockWallets, post } from './post-entries.ts';
import { balanceOf, depositTo, payoutOf, postAll, shareBetween } from './test-ledger.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const atOnce = 50;
// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 6;
const now = () => new Date();

/** Runs the work fifty times at once, and counts successes and refusals. */
async function race(work: (at: number) => Promise<unknown>) {
  const tries = await Promise.allSettled(Array.from({ length: atOnce }, (_, at) => work(at)));
  const unexpected = tries.find(
    (one) => one.status === 'rejected' && !(one.reason instanceof RefusalError),
  );
  if (unexpected?.status === 'rejected') throw unexpected.reason;
  return tries.filter(({ status }) => status === 'fulfilled').length;
}

const withdraw = (partner: string, amount: bigint) =>
  db.transaction(async (sql) => {
    const wallets = await lockWallets(sql, [partner]);
    const wallet = wallets.get(partner);
    if (!wallet || balanceIn(wallet, 'available') < amount) {
      throw new RefusalError('insufficient_balance');
    }
    await post(sql, wallets, [payoutOf(partner, amount)], now());
  });

test('fifty withdrawals at once never pay out more than there is', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const partner = randomUUID();
    await postAll(db, [depositTo(partner, 100n)]);
    // A balance of one hundred covers thirty three times.
    expect(await race(() => withdraw(partner, 30n))).toBe(3);
    expect(await balanceOf(db, partner, 'available')).toBe(10n);
    expect(await balanceOf(db, partner, 'payout')).toBe(90n);
  }
});

test('fifty withdrawals at once through the queue pay out exactly what there is', async () => {
  const queue = createMoneyQueue(db, now, { groupsMax: 4 });
  for (let round = 0; round < rounds; round += 1) {
    const partner = randomUUID();
    await postAll(db, [depositTo(partner, 100n)]);
    const done = await race(() =>
      queue.submit({
        owners: [partner],
        decide: () => ({ entries: [payoutOf(partner, 30n)], result: null }),
      }),
    );
    expect(done).toBe(3);
    expect(await balanceOf(db, partner, 'payout')).toBe(90n);
  }
});

async function transferBothWays(): Promise<void> {
  const [one, other] = [randomUUID(), randomUUID()];
  await postAll(db, [depositTo(one, 1_000n), depositTo(other, 1_000n)]);
  const done = await race((at) => {
    const [from, to] = at % 2 === 0 ? [one, other] : [other, one];
    return postAll(db, [shareBetween(from, to, BigInt(1 + at))]);
  });
  expect(done).toBe(atOnce);
  // Even numbers went one way and odd ones came back, for a net gain of twenty-five.
  expect(await balanceOf(db, one, 'available')).toBe(1_025n);
  expect(await balanceOf(db, other, 'available')).toBe(975n);
}

test('transfers between two wallets in both directions neither block nor lose', async () => {
  // Two pairs at a time, so that one can work while the other waits for its lock.
  for (let round = 0; round < rounds; round += 2) {
    await Promise.all([transferBothWays(), transferBothWays()]);
  }
});

test('a naive withdrawal, without lock and check, is caught paying out too much', async () => {
  await db.owner.sql`create table naive (partner uuid primary key, available int, paid int)`;
  await db.owner.sql`grant select, insert, update on naive to reachbook_runtime`;
  const naive = async (partner: string) => {
    const row = await db.sql.maybeOne<{ available: number }>`
      select available from naive where partner = ${partner}`;
    if (!row || row.available < 30) throw new RefusalError('insufficient_balance');
    await db.sql`
      update naive set available = ${row.available - 30}, paid = paid + 30
        where partner = ${partner}`;
  };
  let paidMost = 0;
  // One round almost always suffices; a slow machine gets more of them.
  for (let round = 0; round < 100 && paidMost <= 100; round += 1) {
    const partner = randomUUID();
    await db.sql`insert into naive values (${partner}, 100, 0)`;
    await race(() => naive(partner));
    const row = await db.sql.maybeOne<{ paid: number }>`
      select paid from naive where partner = ${partner}`;
    paidMost = Math.max(paidMost, row?.paid ?? 0);
  }
  expect(paidMost).toBeGreaterThan(100);
});

test('after all races the books add up', async () => {
  expect((await auditAll(db.sql)).findings).toEqual([]);
});
