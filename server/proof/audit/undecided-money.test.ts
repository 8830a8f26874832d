import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry, type Entry, ownersOf } from '#domain/ledger/entry.ts';
import { micro } from '#domain/money.ts';
import { lockWallets, post } from '../../books/ledger/post-entries.ts';
import { decidedKinds } from '../../books/ledger/test-decided-money.ts';
import {
  capitalOwner,
  decide,
  makeEntry,
  merchant,
  postAll,
  promotionsOwner,
  publisher,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createAuditor } from './auditor.ts';

let db: TestDb;
const partner = randomUUID();
const now = new Date('2026-11-17T09:00:00Z');
const what = 'money moved without the decision of two people';

beforeAll(async () => {
  db = await createTestDb();
  await postAll(db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 900n]]),
    makeEntry('escrow_fund', [[rail, 'cash', merchant, 'escrow', 900n]]),
    makeEntry('deposit', [[partner, 'bank_in', partner, 'available', 900n]]),
    makeEntry('exchange_hold', [[partner, 'available', partner, 'exchange', 100n]]),
    makeEntry('exchange_complete', [[partner, 'exchange', partner, 'acceptor_owed', 100n]]),
    makeEntry('publisher_credit', [
      [capitalOwner, 'capital', publisher, 'publisher_payable', 100n],
    ]),
  ]);
});
afterAll(() => db.close());

/** Posts as an attacker with the server's own role could, past all of the server's rules. */
const postAlone = (entry: Entry) =>
  db.transaction(async (sql) => {
    await post(sql, await lockWallets(sql, ownersOf(entry.postings)), [entry], now);
  });

const minted: Record<string, () => Entry> = {
  deposit: () => makeEntry('deposit', [[partner, 'bank_in', partner, 'available', 7n]]),
  startup_advance: () =>
    makeEntry('startup_advance', [
      [capitalOwner, 'capital', partner, 'startup', 7n],
      [partner, 'advance_receivable', partner, 'advance_due', 7n],
    ]),
  capital_in: () => makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 7n]]),
  promotion_fund: () =>
    makeEntry('promotion_fund', [[capitalOwner, 'capital', promotionsOwner, 'promotions', 7n]]),
  escrow_fund: () => makeEntry('escrow_fund', [[rail, 'cash', merchant, 'escrow', 7n]]),
  escrow_return: () => makeEntry('escrow_return', [[merchant, 'escrow', rail, 'cash', 7n]]),
  publisher_payout: () =>
    makeEntry('publisher_payout', [[publisher, 'publisher_payable', rail, 'cash_out', 7n]]),
  acceptor_pay: () => makeEntry('acceptor_pay', [[partner, 'acceptor_owed', rail, 'cash_out', 7n]]),
};

test('every kind of entry that creates or removes money is tested here', () => {
  expect(Object.keys(minted).sort()).toEqual(
    Object.keys(decidedKinds)
      .filter((kind) => kind !== 'chargeback')
      .sort(),
  );
});

test.each(Object.entries(minted))('%s: no entry without two people, once each', async (_, make) => {
  await expect(postAlone(make())).rejects.toThrow('without the decision of two people');
  const decided = await db.transaction((sql) => decide(sql, make(), now));
  const { proposal = '' } = decided.cause;
  // Another amount, owner or kind, or a decision that one person took back.
  const forged = (change: Fragment, about: string) =>
    db.transaction(async (sql) => {
      await sql`update approval set ${change} where id = ${proposal}`.catch(() => {
        throw new Error('without the decision of two people, not even the request changes');
      });
      await post(sql, await lockWallets(sql, ownersOf(decided.postings)), [decided], now);
      throw new Error(`posted with ${about}`);
    });
  await expect(forged(fragment`amount = 1_000_000`, 'an amount')).rejects.toThrow('two people');
  await expect(forged(fragment`kind = 'exchange-released'`, 'a kind')).rejects.toThrow(
    'two people',
  );
  await postAlone(decided);
  const again = { ...decided, id: randomUUID() };
  await expect(postAlone(again)).rejects.toThrow('entry_of_proposal');
});

test('an amount for one partner cannot be given to another, nor more than was decided', async () => {
  const decided = await db.transaction((sql) => decide(sql, minted.deposit?.() as Entry, now));
  const { cause } = decided;
  const other = randomUUID();
  const toOther = makeEntry('deposit', [[other, 'bank_in', other, 'available', 7n]], cause);
  await expect(postAlone(toOther)).rejects.toThrow('without the decision of two people');
  const more = makeEntry('deposit', [[partner, 'bank_in', partner, 'available', 8n]], cause);
  await expect(postAlone(more)).rejects.toThrow('without the decision of two people');
  const both = makeEntry(
    'deposit',
    [
      [partner, 'bank_in', partner, 'available', 7n],
      [other, 'bank_in', other, 'available', 7n],
    ],
    cause,
  );
  await expect(postAlone(both)).rejects.toThrow('without the decision of two people');
});

test('no kind that needs no decision reaches the bank', async () => {
  const moves = [[partner, 'bank_in', partner, 'available', 1_000_000_000_000n]] as const;
  const disguised = { ...makeEntry('deposit', moves), kind: 'settle' } as const;
  await expect(postAlone(disguised)).rejects.toThrow('without the decision of two people');
});

test('a chargeback names the entry that two people decided to undo', async () => {
  const decided = await db.transaction((sql) => decide(sql, minted.deposit?.() as Entry, now));
  await postAlone(decided);
  const { kind: _, ...undone } = createEntry({
    id: randomUUID(),
    kind: 'deposit',
    cause: { proposal: randomUUID() },
    transfers: [
      {
        from: { owner: partner, pocket: 'bank_in' },
        to: { owner: partner, pocket: 'available' },
        amount: micro(7n),
      },
    ],
  });
  const postings = undone.postings.map((one) => ({ ...one, amount: micro(-one.amount) }));
  const back = { ...undone, kind: 'chargeback', reverses: decided.id, remark: 'x', postings };
  await expect(postAlone(back as Entry)).rejects.toThrow('without the decision of two people');
});

test('switching the refusal off is found by the auditor, at once and in every round', async () => {
  const auditor = createAuditor(db, () => now);
  expect((await auditor.checkAll()).findings).toEqual([]);
  await auditor.checkNew();
  await db.owner.sql`alter table entry disable trigger entry_was_decided`;
  await db.owner.sql`alter table posting disable trigger bank_was_decided`;
  const entry = makeEntry('deposit', [
    [partner, 'bank_in', partner, 'available', 1_000_000_000_000n],
  ]);
  await postAlone(entry);
  expect((await auditor.checkNew()).findings).toEqual([{ what, where: entry.id }]);
  expect((await auditor.checkAll()).findings).toEqual([{ what, where: entry.id }]);
});
