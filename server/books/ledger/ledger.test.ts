import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletFigures } from '#domain/ledger/wallet.ts';
import { micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { getBalances } from './get-balances.ts';
import { lockWallets, post } from './post-entries.ts';
import {
  balanceOf,
  decide,
  depositTo,
  makeEntry,
  payoutOf,
  postAll,
  rail,
  reverseEntry,
  tellStory,
} from './test-ledger.ts';
import { listRecords } from './wallet-records.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const remark = 'recorded twice';

test('a wallet holds what was posted to it, and its records say where it came from', async () => {
  const partner = randomUUID();
  expect((await getBalances(db.sql, partner)).seq).toBe(0);
  await postAll(db, [depositTo(partner, 12_500_000n)]);
  await postAll(db, [
    makeEntry('put_hold', [[partner, 'available', partner, 'to_consume', 4_000_000n]]),
  ]);
  const wallet = await getBalances(db.sql, partner);
  const waiting = { own: micro(4_000_000n), discount: micro(0n), pending: micro(0n) };
  expect(walletFigures(wallet, waiting)).toMatchObject({
    totalAssets: 12_500_000n,
    available: 8_500_000n,
    waitingSpent: 4_000_000n,
  });
  const { list, next } = await listRecords(db.sql, partner);
  expect(next).toBeNull();
  expect(list.map(({ seq, type, amount }) => [seq, type, amount])).toEqual([
    [2, 'ad-serving', -4_000_000n],
    [1, 'system-top-up', 12_500_000n],
  ]);
  expect(list[1]?.otherPostings).toEqual([{ pocket: 'bank_in', amount: -12_500_000n }]);
  expect([list[0]?.previous, list[0]?.hash]).toEqual([list[1]?.hash, wallet.head]);
});

test('records are listed page by page, by type and by date', async () => {
  const partner = randomUUID();
  const day = (at: number) => new Date(Date.UTC(2030, 0, at));
  await postAll(db, [depositTo(partner, 1_000n)], day(1));
  for (let at = 2; at <= 28; at += 1) {
    await postAll(db, [payoutOf(partner, 1n), payoutOf(partner, 1n)], day(at));
  }
  const first = await listRecords(db.sql, partner);
  const second = await listRecords(db.sql, partner, {}, first.next);
  expect([first.list.length, second.list.length, second.next]).toEqual([50, 5, null]);
  const seqs = [...first.list, ...second.list].map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: 55 }, (_, at) => 55 - at));
  const deposits = await listRecords(db.sql, partner, { type: 'system-top-up' });
  expect(deposits.list).toHaveLength(1);
  const some = await listRecords(db.sql, partner, { since: day(3), until: day(5) });
  expect(some.list).toHaveLength(4);
});

test('each entry of a call sees the balances left by those before it', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n), payoutOf(partner, 10n)]);
  expect(await balanceOf(db, partner, 'payout')).toBe(10n);
});

test('one transaction may post twice to the wallets it has locked', async () => {
  const partner = randomUUID();
  await db.transaction(async (sql) => {
    const wallets = await lockWallets(sql, [partner, rail]);
    await post(sql, wallets, [await decide(sql, depositTo(partner, 10n), new Date())], new Date());
    await post(sql, wallets, [payoutOf(partner, 4n)], new Date());
  });
  expect(await balanceOf(db, partner, 'available')).toBe(6n);
});

test('an entry that a balance does not cover is refused whole, and every balance stays as it was', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n)]);
  const before = await getBalances(db.sql, partner);
  const tooMuch = postAll(db, [payoutOf(partner, 6n), payoutOf(partner, 6n)]);
  await expect(tooMuch).rejects.toMatchObject({
    reason: 'insufficient_balance',
    facts: { pocket: 'available' },
  });
  expect(await getBalances(db.sql, partner)).toEqual(before);
});

test('time never runs backwards in a chain, even when the clock does', async () => {
  const partner = randomUUID();
  const late = new Date('2031-01-01T00:00:00.123Z');
  await postAll(db, [depositTo(partner, 10n)], late);
  await postAll(db, [payoutOf(partner, 1n)], new Date('2026-01-01T00:00:00Z'));
  const { list } = await listRecords(db.sql, partner);
  expect(list.map(({ at }) => at)).toEqual([late, late]);
});

test('a wallet that was not locked cannot be posted to', async () => {
  const partner = randomUUID();
  const work = db.transaction(async (sql) => {
    await post(
      sql,
      await lockWallets(sql, [rail]),
      [await decide(sql, depositTo(partner, 10n), new Date())],
      new Date(),
    );
  });
  await expect(work).rejects.toThrow('was not locked');
});

test('a reversal undoes an entry exactly, names it, and happens once', async () => {
  const partner = randomUUID();
  const deposit = depositTo(partner, 10n);
  await postAll(db, [deposit]);
  const reverse = () =>
    db.transaction((sql) =>
      reverseEntry(sql, deposit.id, { id: randomUUID(), cause: {}, remark }, new Date()),
    );
  const tries = await Promise.allSettled([reverse(), reverse(), reverse()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(reverse()).rejects.toMatchObject({ reason: 'entry_already_reversed' });
  expect(await balanceOf(db, partner, 'available')).toBe(0n);
  const { list } = await listRecords(db.sql, partner);
  expect(list[0]).toMatchObject({ type: 'system-chargeback', remark, reverses: deposit.id });
  expect(list[0]?.amount).toBe(-10n);
});

test('a reversal of money that has been spent meanwhile is refused', async () => {
  const partner = randomUUID();
  const deposit = depositTo(partner, 10n);
  await postAll(db, [deposit, payoutOf(partner, 1n)]);
  const draft = { id: randomUUID(), cause: {}, remark };
  const work = db.transaction((sql) => reverseEntry(sql, deposit.id, draft, new Date()));
  await expect(work).rejects.toMatchObject({ reason: 'insufficient_balance' });
  expect(await balanceOf(db, partner, 'available')).toBe(9n);
});

test('the database refuses an entry that does not sum to zero, whoever writes it', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n)]);
  const insertEntry = async (sql: Sql) => {
    await sql`
      insert into entry (id, kind, at, cause)
      values (${randomUUID()}, 'deposit', now()::date, '{}')`;
  };
  await expect(db.owner.transaction(insertEntry)).rejects.toThrow('has 0 postings');
  const withLonePosting = db.owner.transaction(async (sql) => {
    await insertEntry(sql);
    await sql`
      insert into posting select ${partner}::uuid, 'available', 2, id, 5, 15 from entry
       order by at desc limit 1`;
  });
  await expect(withLonePosting).rejects.toThrow('do not sum to zero');
});

test('the database refuses a reversal that is not the opposite', async () => {
  const partner = randomUUID();
  const deposit = depositTo(partner, 10n);
  await postAll(db, [deposit]);
  const wrong = { ...depositTo(partner, 3n), kind: 'chargeback', remark, reverses: deposit.id };
  await expect(postAll(db, [wrong as never])).rejects.toThrow('not the opposite');
});

test('no balance can change its sign, even if the database owner tries', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n)]);
  for (const [owner, pocket, balance] of [
    [partner, 'available', -1],
    [partner, 'bank_in', 1],
  ] as const) {
    await expect(
      db.owner.sql`
        update account set balance = ${balance} where owner = ${owner} and pocket = ${pocket}`,
    ).rejects.toThrow('balance_keeps_its_side');
  }
});

test('the books of a story that involves everyone add up', async () => {
  await tellStory(db, [randomUUID(), randomUUID(), randomUUID()]);
  const { findings, checkedEntries } = await auditAll(db.sql);
  expect(findings).toEqual([]);
  const row = await db.sql.one<{ count: bigint }>`select count(*) from entry`;
  expect(checkedEntries).toBe(Number(row.count));
});
