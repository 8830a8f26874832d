import { test } from 'vitest';
import { isOwnPocket, type Pocket } from '#domain/ledger/accounts.ts';
import { book, type Wallets } from '#domain/ledger/book.ts';
import type { ConfirmedActs } from '#domain/ledger/confirmed.ts';
import { createEntry } from '#domain/ledger/entry.ts';
import {
  climbSums,
  liabilityGroups,
  type OwnerLiability,
  writeProof,
} from '#domain/ledger/liability.ts';
import { buildOwedProof, buildSumTree } from '#domain/ledger/liability-tree.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import {
  type Anchor,
  buildTree,
  findPath,
  type Leaf,
  noRoot,
  rootText,
} from '#domain/ledger/root.ts';
import { keyText } from '#domain/ledger/signing-key.ts';
import {
  composeCheckFile,
  type StatementChain,
  type StatementSubject,
} from '#domain/ledger/statement.ts';
import { climb } from '#domain/ledger/test-climb.ts';
import { micro } from '#domain/money.ts';
import { publicKeyOf } from '../platform/settings/signing-keys.ts';
import {
  expectVectors,
  fixedNow,
  hashedTexts,
  idOf,
  laterKey,
  networkKey,
  oddText,
  otherPartner,
  partner,
  sha256,
  signWith,
} from './test-vectors.ts';

const key = publicKeyOf(networkKey);
const heads: Leaf[] = [partner, otherPartner, idOf(3)].map((owner, at) => ({
  ...{ owner, seq: at + 1, hash: sha256(`head ${at}`) },
}));
const tree = buildTree(heads, sha256);
const own = heads[0] as Leaf;
const path = findPath(tree, partner, sha256) ?? [];

const owed: OwnerLiability[] = heads.map((head, at) => ({
  ...head,
  amounts: liabilityGroups.map((_, group) => BigInt(at * 1_000_000 + group)),
}));
const ownOwed = owed[0] as OwnerLiability;
const salt = 'ab'.repeat(32);
const sums = buildSumTree(owed, salt, sha256);
const proof = buildOwedProof(sums, ownOwed, salt, sha256);
if (!proof) throw new Error('There is no proof');

const facts = {
  no: 7,
  at: fixedNow,
  wallets: heads.length,
  root: tree.root,
  liabilities: {
    root: sums.root,
    leaves: sums.leaves,
    owed: [['partners plans', '3.00']] as const,
  },
  previous: noRoot,
  key,
};
const signed = (text: string, by = networkKey) => ({ text, signature: signWith(by, text) });
const rootSigned = signed(rootText({ network: oddText, ...facts }));

test('roots, what they commit to, and the keys that sign them', () => {
  const climbed = hashedTexts((hash) => climb(own, path, hash));
  const [first] = hashedTexts((hash) => buildSumTree(owed, salt, hash));
  expectVectors('roots', {
    'tree of three wallets': { root: tree.root, path: [...path], hashed: climbed },
    'tree of what is owed': {
      root: sums.root,
      leaves: sums.leaves,
      proof: writeProof(proof),
      hashed: [...hashedTexts((hash) => climbSums(partner, proof, hash)), { ...first }],
      salts: hashedTexts((hash) => buildSumTree(owed, salt, hash)).filter(({ text }) =>
        text.startsWith('liability salt'),
      ),
    },
    root: { ...rootSigned, sha256: sha256(rootSigned.text) },
    'next key': signed(keyText(publicKeyOf(laterKey), fixedNow)),
  });
});

const moved = (from: Pocket, to: Pocket, amount: bigint) => ({
  from: { owner: partner, pocket: from },
  to: { owner: partner, pocket: to },
  amount: micro(amount),
});

/** A partner's first records, of kinds that are confirmed in different ways. */
function makeChain(): StatementChain {
  const start = { seq: 0, hash: genesisOf(partner, sha256) };
  const wallets: Wallets = new Map([
    [partner, { owner: partner, seq: 0, head: start.hash, at: null, accounts: new Map() }],
  ]);
  const entries = [
    createEntry({
      id: idOf(1),
      kind: 'deposit',
      transfers: [moved('bank_in', 'available', 9_000_001n)],
      cause: { reference: 'R-1' },
      remark: oddText,
    }),
    createEntry({
      id: idOf(2),
      kind: 'put_hold',
      transfers: [moved('available', 'to_consume', 2_000_000n)],
      cause: { plan: 'P-1' },
    }),
    createEntry({
      id: idOf(3),
      kind: 'payout_request',
      transfers: [moved('available', 'payout', 3_000_000n)],
      cause: { payout: idOf(4) },
    }),
  ];
  const booked = book(
    wallets,
    entries.map((entry) => ({ entry, requestKey: null })),
    fixedNow,
    sha256,
  );
  const accounts = booked.wallets.get(partner)?.accounts ?? new Map();
  const closing = [...accounts].filter(([pocket]) => isOwnPocket(pocket));
  const end = { seq: 3, hash: booked.records.at(-1)?.hash ?? '' };
  return {
    ...{ start, end, latest: end, opening: new Map() },
    lines: booked.records.map(({ line }) => line),
    closing: new Map(closing.map(([pocket, { balance }]) => [pocket, balance])),
    acts: {
      confirmed: [
        { seq: 2, by: 'digits' },
        { seq: 3, by: 'digits' },
      ],
      passkeys: [],
      cards: [],
    },
  };
}

const statement: StatementSubject = {
  ...{ network: oddText, mode: 'live', currency: 'EUR', owner: partner, key },
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-12-01T00:00:00Z'),
  timeZone: 'Asia/Bangkok',
  generatedAt: fixedNow,
};

const written = {
  ...{ passkey: 0, text: '{"act":"payout"}', clientData: 'Y2xpZW50' },
  ...{ authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
};
/** Every way of confirming, and everything that a file says about passkeys and cards. */
const everyWay: ConfirmedActs = {
  confirmed: [
    { seq: 1, by: 'follow' },
    { seq: 2, by: 'digits' },
    { seq: 3, by: 'passkey', to: { salt: 'ab', method: 'bank', last4: '7890' }, ...written },
    { seq: 4, by: 'passkey', to: null, ...written },
  ],
  passkeys: [
    { key: { kty: 'OKP', crv: 'Ed25519', x: key }, added: fixedNow.toISOString(), ended: null },
  ],
  cards: [{ card: idOf(8), at: fixedNow.toISOString(), ...written }],
};
const anchor: Anchor = {
  ...facts,
  signature: rootSigned.signature,
  log: { key, proof: 'the proof as text\n' },
  leaf: { seq: own.seq, hash: own.hash },
  path,
  owed: proof,
};

const fileOf = (given: StatementSubject, chain: StatementChain) =>
  composeCheckFile(given, chain, sha256, (text) => signWith(networkKey, text)).split('\n');

test('the check file of a statement', () => {
  const chain = makeChain();
  expectVectors('statements', {
    'confirmed by digits': fileOf(statement, chain),
    'of a demo, with a root and every way to confirm': fileOf(
      { ...statement, mode: 'demo', currency: 'SIM' },
      { ...chain, opening: chain.closing, anchor, acts: everyWay },
    ),
    'with a root that is not in the log yet': fileOf(statement, {
      ...chain,
      anchor: { ...anchor, log: null, owed: null },
    }),
  });
});
