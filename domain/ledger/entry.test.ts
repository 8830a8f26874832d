import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { networkCapital, type Pocket } from './accounts.ts';
import { causeNames, causeParts } from './cause.ts';
import {
  type Cause,
  createEntry,
  createReversal,
  type EntryDraft,
  type Transfer,
} from './entry.ts';

const network = networkCapital.owner;

const mine = '10000000-0000-4000-8000-000000000000';
const theirs = '20000000-0000-4000-8000-000000000000';
const rail = '30000000-0000-4000-8000-000000000000';
const id = '40000000-0000-4000-8000-000000000000';
const otherId = '50000000-0000-4000-8000-000000000000';

const transfer = (
  [from, fromPocket]: readonly [string, Pocket],
  [to, toPocket]: readonly [string, Pocket],
  amount = 5n,
): Transfer => ({
  from: { owner: from, pocket: fromPocket },
  to: { owner: to, pocket: toPocket },
  amount: micro(amount),
});

const entry = (kind: EntryDraft['kind'], ...transfers: Transfer[]) =>
  createEntry({ id, kind, transfers, cause: {} });

test('an entry has one posting per account, in a fixed order, and sums to zero', () => {
  const settled = entry(
    'settle',
    transfer([mine, 'to_settle'], [mine, 'available'], 7n),
    transfer([mine, 'to_settle'], [mine, 'revenue_fee'], 2n),
  );
  expect(settled.postings).toEqual([
    { owner: mine, pocket: 'available', amount: 7n },
    { owner: mine, pocket: 'revenue_fee', amount: 2n },
    { owner: mine, pocket: 'to_settle', amount: -9n },
  ]);
});

test.each<[string, EntryDraft['kind'], Transfer[]]>([
  ['moves nothing', 'deposit', []],
  ['moves less than nothing', 'deposit', [transfer([mine, 'bank_in'], [mine, 'available'], -1n)]],
  ['is not of its kind', 'deposit', [transfer([mine, 'to_settle'], [mine, 'available'])]],
  ['pays commission from cash', 'settle', [transfer([rail, 'cash'], [mine, 'available'])]],
  ['gives to another partner', 'settle', [transfer([mine, 'to_settle'], [theirs, 'available'])]],
  ['shares with oneself', 'profit_share', [transfer([mine, 'available'], [mine, 'available'])]],
  [
    'takes capital from a partner',
    'promotion_fund',
    [transfer([mine, 'capital'], [mine, 'promotions'])],
  ],
  [
    'holds a put for the network',
    'put_hold',
    [transfer([network, 'available'], [network, 'to_consume'])],
  ],
  ['goes there and back', 'ad_billing', [transfer([mine, 'reserved'], [mine, 'to_settle'], 0n)]],
])('an entry that %s cannot be made', (_, kind, transfers) => {
  expect(() => entry(kind, ...transfers)).toThrow();
});

test('the amount due on an advance is the amount that was given', () => {
  const given = transfer([network, 'capital'], [mine, 'startup'], 10n);
  const dueTransfer = (amount: bigint) =>
    transfer([mine, 'advance_receivable'], [mine, 'advance_due'], amount);
  expect(() => entry('startup_advance', given)).toThrow('due');
  expect(() => entry('startup_advance', given, dueTransfer(11n))).toThrow('due');
  expect(entry('startup_advance', given, dueTransfer(10n)).postings).toHaveLength(4);
});

test('an advance is taken back from what is left and from earnings; the network bears the rest', () => {
  const takenTransfer = entry(
    'startup_return',
    transfer([mine, 'startup'], [network, 'capital'], 4n),
    transfer([mine, 'available'], [network, 'capital'], 3n),
    transfer([mine, 'advance_due'], [mine, 'advance_receivable'], 7n),
    transfer([mine, 'advance_due'], [mine, 'forgiven'], 2n),
  );

  const postings = takenTransfer.postings.map(({ pocket, amount }) => [pocket, amount]);
  expect(postings).toContainEqual(['forgiven', 2n]);

  // An advance that earned nothing and left nothing is still forgiven, with a record of its own.
  const allTransfers = transfer([mine, 'advance_due'], [mine, 'forgiven'], 9n);
  expect(entry('startup_return', allTransfers).postings).toHaveLength(2);
});

test('the network bears exactly what it gives back of a return', () => {
  const given = transfer([network, 'capital'], [mine, 'available'], 3n);
  const borne = (amount: bigint) =>
    transfer([mine, 'advance_receivable'], [mine, 'forgiven'], amount);
  expect(() => entry('startup_restore', given)).toThrow('due');
  expect(() => entry('startup_restore', given, borne(2n))).toThrow('due');
  expect(entry('startup_restore', given, borne(3n)).postings).toHaveLength(4);
});

test('a reversal is the exact opposite, names its entry and reason, and is final', () => {
  const deposit = entry('deposit', transfer([mine, 'bank_in'], [mine, 'available'], 9n));
  const undone = createReversal(deposit, { id: otherId, cause: {}, remark: 'recorded twice' });
  expect(undone).toMatchObject({ kind: 'chargeback', reverses: id, remark: 'recorded twice' });
  expect(undone.postings).toEqual([
    { owner: mine, pocket: 'available', amount: -9n },
    { owner: mine, pocket: 'bank_in', amount: 9n },
  ]);
  expect(() => createReversal(undone, { id, cause: {}, remark: 'again' })).toThrow('not reversed');
  expect(() => createReversal(deposit, { id: otherId, cause: {}, remark: '' })).toThrow('says why');
});

test('nothing is posted with a cause that has no text', () => {
  const transfers = [transfer([mine, 'bank_in'], [mine, 'available'])];
  const book = (cause: Cause) => createEntry({ id, kind: 'deposit', transfers, cause });
  expect(() => book({ reference: 'R-7', by: 'partner' })).toThrow('no words');
  const named = Object.fromEntries(causeNames.map((name) => [name, 'x']));
  const undo = (cause: Cause) => createReversal(book(named), { id: otherId, cause, remark: 'x' });
  expect(undo({}).reverses).toBe(id);
  expect(() => undo({ by: 'partner' })).toThrow('no words');
});

test.each(['\0', '\ud800'])('a text that the database cannot hold is refused: %j', (text) => {
  const transfers = [transfer([mine, 'bank_in'], [mine, 'available'])];
  expect(() =>
    createEntry({ id, kind: 'deposit', transfers, cause: { reference: text } }),
  ).toThrow();
  expect(() => createEntry({ id, kind: 'deposit', transfers, cause: {}, remark: text })).toThrow();
});

test('an old cause without a text is not shown, and the entry it reverses comes last', () => {
  expect(causeParts({ by: 'partner' }, null)).toEqual([]);
  expect(causeParts({ plan: 'P-1', follow: 'F-1' }, id)).toEqual([
    ['plan', 'P-1'],
    ['follow', 'F-1'],
    ['reverses', id],
  ]);
});
