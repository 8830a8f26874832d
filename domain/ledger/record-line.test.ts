import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { book, type Wallet } from './book.ts';
import { createEntry } from './entry.ts';
import { type BookedEntry, entryHash, genesisOf, recordLine } from './record-line.ts';
import { findRecordFault, type StoredRecord } from './verify.ts';

const partner = '10000000-0000-4000-8000-000000000000';
const rail = '30000000-0000-4000-8000-000000000000';
const sha256 = (text: string) => `hash of ${text.length} ${text.slice(0, 12)}`;
const bookedAt = new Date('2026-11-15T12:00:00.250Z');

const deposit: BookedEntry = {
  id: '40000000-0000-4000-8000-000000000000',
  kind: 'deposit',
  at: bookedAt,
  requestKey: null,
  cause: { reference: 'R-7', by: 'Ann' },
  remark: 'Thank "you"',
  reverses: null,
  postings: [
    {
      owner: partner,
      pocket: 'available',
      ordinal: 3,
      amount: micro(12_500_000n),
      after: micro(13_000_001n),
    },
    {
      owner: rail,
      pocket: 'cash',
      ordinal: 9,
      amount: micro(-12_500_000n),
      after: micro(-99_000_000n),
    },
  ],
};

test('a record is one line of JSON with its keys in a fixed order', () => {
  const line = recordLine(deposit, { owner: partner, seq: 3, previous: 'abc' }, 'def');
  expect(line).toBe(
    '{"seq":3,"id":"40000000-0000-4000-8000-000000000000","at":"2026-11-15T12:00:00.250Z",' +
      '"kind":"deposit","type":"system-top-up","postings":[["available","12.50","13.000001"]],' +
      '"others":["cash -12.50"],"remark":"Thank \\"you\\"",' +
      '"cause":{"by":"Ann","reference":"R-7"},"reverses":null,"entry":"def","previous":"abc"}',
  );
});

test('a record tells its owner nothing about other owners', () => {
  const line = recordLine(deposit, { owner: partner, seq: 3, previous: 'abc' }, 'def');
  expect(line).not.toContain(rail);
  expect(line).not.toContain('99.00');
});

test('an entry’s hash changes with each of its fields', () => {
  const [first, second] = deposit.postings;
  if (!first || !second) throw new Error('The deposit has two ends');

  const changes: Partial<BookedEntry>[] = [
    { id: partner },
    { kind: 'settle' },
    { at: new Date(bookedAt.getTime() + 1) },
    { requestKey: 'k' },
    { cause: {} },
    { remark: null },
    { reverses: partner },
    { postings: [first, { ...second, owner: partner }] },
    { postings: [first, { ...second, pocket: 'escrow' }] },
    { postings: [first, { ...second, ordinal: 10 }] },
    { postings: [first, { ...second, amount: micro(-1n) }] },
    { postings: [first, { ...second, after: micro(-1n) }] },
    { postings: [second, first] },
  ];

  const digest = (text: string) => text;
  const hashes = changes.map((change) => entryHash({ ...deposit, ...change }, digest));
  expect(new Set([entryHash(deposit, digest), ...hashes]).size).toBe(changes.length + 1);
});

const emptyWallet = (owner: string): [string, Wallet] => [
  owner,
  { owner, seq: 0, head: genesisOf(owner, sha256), at: null, accounts: new Map() },
];

test('the chain verifies exactly what was posted', () => {
  const entry = createEntry({
    id: deposit.id,
    kind: 'deposit',
    cause: {},
    transfers: [
      {
        from: { owner: partner, pocket: 'bank_in' },
        to: { owner: partner, pocket: 'available' },
        amount: micro(5n),
      },
    ],
  });

  const wallets = new Map([partner, rail].map(emptyWallet));
  const booked = book(wallets, [{ entry, requestKey: 'k' }], bookedAt, sha256);
  const link = booked.records.find(({ owner }) => owner === partner);
  const [stored] = booked.entries;
  if (!link || !stored) throw new Error('Nothing was booked');

  const start = { seq: 0, hash: genesisOf(partner, sha256), at: null };
  const record: StoredRecord = { ...link, entry: stored };
  expect(findRecordFault(start, record, sha256)).toBeNull();
  expect(findRecordFault({ ...start, seq: 1 }, record, sha256)).toBe('a record is missing');
  expect(findRecordFault({ ...start, hash: 'x' }, record, sha256)).toContain('does not follow');
  expect(
    findRecordFault({ ...start, at: new Date(bookedAt.getTime() + 1) }, record, sha256),
  ).toContain('time');
  expect(findRecordFault(start, { ...record, entry: null }, sha256)).toBe('the entry is missing');
  const edited = { ...stored, remark: 'edited' };
  expect(findRecordFault(start, { ...record, entry: edited }, sha256)).toContain(
    'not what was hashed',
  );
});
