import { randomUUID } from 'node:crypto';
import { networkCapital, networkPromotions, type Pocket } from '#domain/ledger/accounts.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import {
  createEntry,
  createReversal,
  type Entry,
  type EntryDraft,
  ownersOf,
  type ReversalDraft,
} from '#domain/ledger/entry.ts';
import { micro } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { insertIfAbsent } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { getBalances } from './get-balances.ts';
import { lockWallets, post } from './post-entries.ts';
import { findEntry, isReversed } from './record-store.ts';
import { decidedKinds } from './test-decided-money.ts';

export const rail = '00000000-0000-4000-8000-0000000000aa';
export const capitalOwner = networkCapital.owner;
export const promotionsOwner = networkPromotions.owner;
export const merchant = '00000000-0000-4000-8000-0000000000bb';
export const publisher = '00000000-0000-4000-8000-0000000000cc';

type Move = readonly [from: string, fromPocket: Pocket, to: string, toPocket: Pocket, bigint];

/** A test entry in short notation. */
export const makeEntry = (
  kind: EntryDraft['kind'],
  moves: readonly Move[],
  cause: EntryDraft['cause'] = { reference: 'test' },
): Entry =>
  createEntry({
    id: randomUUID(),
    kind,
    cause,
    transfers: moves.map(([owner, pocket, to, toPocket, amount]) => ({
      from: { owner, pocket },
      to: { owner: to, pocket: toPocket },
      amount: micro(amount),
    })),
  });

export const depositTo = (partner: string, amount: bigint) =>
  makeEntry('deposit', [[partner, 'bank_in', partner, 'available', amount]], { reference: 'R-1' });

export const payoutOf = (partner: string, amount: bigint) =>
  makeEntry('payout_request', [[partner, 'available', partner, 'payout', amount]]);

export const shareBetween = (from: string, to: string, amount: bigint) =>
  makeEntry('profit_share', [[from, 'available', to, 'available', amount]]);

/** Posts entries in their own transaction, each with the decision it requires. */
export const postAll = (db: Db, entries: readonly Entry[], now = new Date()) =>
  db.transaction(async (sql) => {
    const owners = ownersOf(entries.flatMap(({ postings }) => postings));
    const decided: Entry[] = [];
    for (const entry of entries) decided.push(await decide(sql, entry, now));
    return post(sql, await lockWallets(sql, owners), decided, now);
  });

/** Advances start-up funds to a partner. */
export const advance = (db: Db, partnerId: string, amount: bigint, now: Date) =>
  postAll(
    db,
    [
      makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', amount]]),
      makeEntry('startup_advance', [
        [capitalOwner, 'capital', partnerId, 'startup', amount],
        [partnerId, 'advance_receivable', partnerId, 'advance_due', amount],
      ]),
    ],
    now,
  );

/** Two people confirm an entry that moves money over the bank or out of the network's own funds. */
export async function decide(sql: Sql, entry: Entry, now: Date): Promise<Entry> {
  const rule = decidedKinds[entry.kind];
  if (!rule) return entry;

  const id = entry.cause.proposal ?? randomUUID();
  const sumOf = (of: (posting: Entry['postings'][number]) => boolean) =>
    entry.postings.reduce((sum, posting) => sum + (of(posting) ? posting.amount : 0n), 0n);
  const moved = sumOf(({ pocket }) => pocket === rule.pocket);
  const owner = entry.postings.find(({ pocket }) => pocket === rule.pocket)?.owner ?? null;
  const requester = await admitPerson(sql, 'Ann Lee');
  const decider = await admitPerson(sql, 'Bo Chen');
  await insertIfAbsent(sql, 'approval', {
    id,
    kind: rule.transfer,
    subject: id,
    input: '{}',
    about: '{}',
    reason: 'test',
    targetId: rule.pocket ? owner : entry.reverses,
    amount: rule.pocket ? micro(moved < 0n ? -moved : moved) : null,
    reference: id,
    requestedBy: requester.id,
    requester: requester.name,
    requestedAt: now,
    endsAt: daysAfter(now, 1),
    outcome: 'approved',
    decidedBy: decider.id,
    decider: decider.name,
    decidedAt: now,
    decisionReason: '',
  });

  return { ...entry, cause: { ...entry.cause, proposal: id } };
}

/** Reverses an entry as a staff chargeback does, in its own transaction. */
export async function reverseEntry(sql: Sql, id: string, draft: ReversalDraft, now: Date) {
  const entry = await findEntry(sql, id);
  if (!entry) throw new Error(`There is no entry ${id}`);

  const wallets = await lockWallets(sql, ownersOf(entry.postings));
  if (await isReversed(sql, id)) throw new RefusalError('entry_already_reversed');

  return post(sql, wallets, [await decide(sql, createReversal(entry, draft), now)], now);
}

export async function balanceOf(db: Db, owner: string, pocket: Pocket): Promise<bigint> {
  return balanceIn(await getBalances(db.sql, owner), pocket);
}

/** Many kinds of entries between partners, a merchant, a publisher and the network. */
export async function tellStory(db: Db, partners: readonly string[]): Promise<void> {
  await postAll(db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 50_000_000n]]),
    makeEntry('promotion_fund', [
      [capitalOwner, 'capital', promotionsOwner, 'promotions', 9_000_000n],
    ]),
    makeEntry('escrow_fund', [[rail, 'cash', merchant, 'escrow', 80_000_000n]]),
  ]);
  for (const [at, one] of partners.entries()) {
    const next = partners[(at + 1) % partners.length] ?? one;
    await postAll(db, [
      depositTo(one, 20_000_000n),
      makeEntry('coupon_grant', [[promotionsOwner, 'promotions', one, 'discount', 1_000_000n]]),
      makeEntry('put_hold', [
        [one, 'available', one, 'to_consume', 10_000_000n],
        [one, 'discount', one, 'to_consume_discount', 1_000_000n],
      ]),
      makeEntry('commission_reserve', [[merchant, 'escrow', one, 'reserved', 6_000_000n]]),
      makeEntry('ad_billing', [
        [one, 'to_consume', one, 'publisher_pending', 8_000_001n],
        [one, 'to_consume', one, 'available', 1_999_999n],
        [one, 'to_consume_discount', one, 'publisher_pending_discount', 1_000_000n],
        [one, 'reserved', one, 'to_settle', 6_000_000n],
      ]),
    ]);
    await postAll(db, [
      makeEntry('settle', [
        [one, 'to_settle', one, 'available', 5_000_000n],
        [one, 'to_settle', one, 'revenue_fee', 1_000_000n],
        [one, 'publisher_pending', one, 'publisher_pay', 7_000_001n],
        [one, 'publisher_pending', one, 'media_fee', 1_000_000n],
      ]),
      ...(one === next ? [] : [shareBetween(one, next, 250_000n)]),
      payoutOf(one, 3_000_000n),
      makeEntry('payout_complete', [
        [one, 'payout', one, 'bank_out', 2_900_000n],
        [one, 'payout', one, 'payout_fee', 100_000n],
      ]),
      makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 400_000n]]),
      makeEntry('publisher_credit', [
        [one, 'publisher_pay', publisher, 'publisher_payable', 5_000_000n],
      ]),
    ]);
  }
}
