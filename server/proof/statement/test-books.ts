import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { isOwnPocket, type Pocket } from '#domain/ledger/accounts.ts';
import { book, type Wallet, type Wallets } from '#domain/ledger/book.ts';
import { createEntry, type EntryDraft, ownersOf } from '#domain/ledger/entry.ts';
import {
  liabilityGroups,
  liabilityPockets,
  type OwedProof,
  type OwnerLiability,
  type PublishedLiabilities,
  publicLines,
  type Sums,
} from '#domain/ledger/liability.ts';
import { buildOwedProof, buildSumTree } from '#domain/ledger/liability-tree.ts';
import { type BookedEntry, genesisOf } from '#domain/ledger/record-line.ts';
import { type Anchor, buildTree, findPath, noRoot, rootText } from '#domain/ledger/root.ts';
import { composeCheckFile, type StatementSubject } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { formatMicro, type Micro, micro } from '#domain/money.ts';
import { sha256 } from '../../platform/process/sha256.ts';
import type { SignedRange } from './confirmed-store.ts';
import type { RangeOfRecords } from './read-range.ts';
import { textsOf } from './texts.ts';
import { type Statement, statementOf } from './whole-statement.ts';

const rail = '00000000-0000-4000-8000-0000000000aa';
export const testNetwork = 'Test Network „Süd“';
export const testTimeZone = 'Asia/Bangkok';
const hour = 3_600_000;

/** A partner's chain with one record an hour, booked by the rules without a database. */
export function makeChain(
  owner: string,
  count: number,
  first: Date,
  remarks: readonly string[] = ['thanks'],
): StoredRecord[] {
  let wallets: Wallets = new Map([owner, rail].map((one) => [one, emptyWallet(one)]));
  return Array.from({ length: count }, (_, at) => {
    const draft = drafts[at % drafts.length]?.(owner, at) ?? drafts[0](owner, at);
    const remark = remarks[at % remarks.length] ?? '';
    const entry = createEntry({ ...draft, id: randomUUID(), ...(remark === '' ? {} : { remark }) });
    const now = new Date(first.getTime() + at * hour);
    for (const one of ownersOf(entry.postings)) {
      if (!wallets.has(one)) wallets.set(one, emptyWallet(one));
    }
    const done = book(wallets, [{ entry, requestKey: null }], now, sha256);
    wallets = new Map([...wallets, ...done.wallets]);
    const link = done.records.find((record) => record.owner === owner);
    if (!link) throw new Error('The entry does not touch its owner');
    const { seq, hash, previous } = link;
    return { owner, seq, hash, previous, entry: done.entries[0] as BookedEntry };
  });
}

const emptyWallet = (owner: string): Wallet => {
  return { owner, seq: 0, head: genesisOf(owner, sha256), at: null, accounts: new Map() };
};

const cashIn = (owner: string, at: number): Omit<EntryDraft, 'id'> => ({
  kind: 'deposit',
  cause: { reference: `R-${at}` },
  transfers: [transfer(owner, 'bank_in', owner, 'available', 900_000_000n + BigInt(at))],
});

const drafts = [
  cashIn,
  (owner: string, at: number): Omit<EntryDraft, 'id'> => ({
    kind: 'put_hold',
    cause: { plan: `P-${at}` },
    transfers: [transfer(owner, 'available', owner, 'to_consume', 120_000_000n)],
  }),
  (owner: string, at: number): Omit<EntryDraft, 'id'> => ({
    kind: 'put_return',
    cause: { plan: `P-${at - 1}` },
    transfers: [transfer(owner, 'to_consume', owner, 'available', 20_000_125n)],
  }),
  (owner: string, at: number): Omit<EntryDraft, 'id'> => ({
    kind: 'payout_request',
    cause: { payout: `O-${at}` },
    transfers: [transfer(owner, 'available', owner, 'payout', 50_000_000n)],
  }),
] as const;

const transfer = (from: string, fromPocket: Pocket, to: string, toPocket: Pocket, size: bigint) => {
  return {
    from: { owner: from, pocket: fromPocket },
    to: { owner: to, pocket: toPocket },
    amount: micro(size),
  };
};

/** The part of a chain that a statement covers, as the store would read it. */
export function cutRange(chain: readonly StoredRecord[], from: Date, to: Date): RangeOfRecords {
  const before = chain.filter(({ entry }) => entry && entry.at < from);
  const records = chain.filter(({ entry }) => entry && entry.at >= from && entry.at < to);
  const owner = chain[0]?.owner ?? '';
  const placeOf = (record: StoredRecord | undefined) => {
    if (!record) return { seq: 0, hash: genesisOf(owner, sha256) };
    return { seq: record.seq, hash: record.hash };
  };
  const opening = new Map<Pocket, Micro>();
  for (const { entry } of before) {
    for (const posting of entry?.postings ?? []) {
      const isOwn = posting.owner === owner && isOwnPocket(posting.pocket);
      if (isOwn) opening.set(posting.pocket, posting.after);
    }
  }
  return { start: placeOf(before.at(-1)), opening, records, latest: placeOf(chain.at(-1)) };
}

export interface Signer {
  readonly key: string;
  readonly privateKey: KeyObject;
  sign(text: string): string;
}

export function makeSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: publicKey.export({ format: 'jwk' }).x ?? '',
    privateKey,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

export interface TestStatement {
  readonly from?: Date;
  readonly to?: Date;
  readonly generatedAt?: Date;
  readonly mode?: 'demo' | 'live';
  readonly timeZone?: string;
  readonly language?: Language;
  readonly anchor?: Anchor;
  readonly signed?: SignedRange;
}

/** A root over this chain and others, as of some of its records. */
export function makeAnchor(
  chain: readonly StoredRecord[],
  { key, sign: signText }: Signer,
  { no, seq, at, network = testNetwork }: AnchorPlace,
  change: (owed: TestOwed) => TestOwed = (owed) => owed,
): Anchor {
  const { owner = '', hash = '' } = chain[seq - 1] ?? {};
  const others = Array.from({ length: 6 }, (_, other) => {
    return {
      owner: `00000000-0000-4000-8000-00000000000${other}`,
      seq: 1,
      hash: sha256(`${other}`),
    };
  });
  const tree = buildTree([{ owner, seq, hash }, ...others], sha256);
  const path = findPath(tree, owner, sha256) ?? [];
  const { liabilities, owed } = change(owedIn(chain, seq));
  const facts = { no, at, wallets: 7, root: tree.root, liabilities, previous: noRoot, key };
  const signature = signText(rootText({ network, ...facts }));
  return { ...facts, signature, leaf: { seq, hash }, path, owed };
}

/** What a root says that the network owes, with the proof for the owner of the chain. */
export interface TestOwed {
  readonly liabilities: PublishedLiabilities;
  readonly owed: OwedProof | null;
}

export const testDay = 'day';

/** What the owner of a chain and nine others are owed as of one of the chain's records. */
export function owedToAll(chain: readonly StoredRecord[], seq: number): readonly OwnerLiability[] {
  const { owner = '', hash = '', entry } = chain[seq - 1] ?? {};
  const next = new Date((entry?.at.getTime() ?? 0) + 1);
  const { opening } = cutRange(chain, next, next);
  const others = Array.from({ length: 9 }, (_, other) => ({
    owner: `00000000-0000-4000-8000-00000000001${other}`,
    amounts: [BigInt(other) * 1_000_000n, 2_000_000n, other > 6 ? 3_000_000n : 0n, 0n, 0n],
    seq: 1,
    hash: sha256(`${other}`),
  }));
  return [{ owner, amounts: sumsOf(opening), seq, hash }, ...others];
}

export function owedIn(chain: readonly StoredRecord[], seq: number): TestOwed {
  const all = owedToAll(chain, seq);
  const tree = buildSumTree(all, testDay, sha256);
  const groups = liabilityGroups.map((group, at) => ({
    group,
    owners: all.filter(({ amounts }) => amounts[at] !== 0n).length,
    amount: micro(tree.sums[at] ?? 0n),
  }));
  const owed = publicLines(groups).map(
    (line) => [line.groups.join(' '), formatMicro(line.amount)] as const,
  );
  const own = all[0] ?? { owner: '', amounts: [], seq, hash: '' };
  return {
    liabilities: { root: tree.root, leaves: tree.leaves, owed },
    owed: buildOwedProof(tree, own, testDay, sha256),
  };
}

export interface AnchorPlace {
  readonly no: number;
  readonly seq: number;
  readonly at: Date;
  readonly network?: string;
}

export function makeStatement(
  chain: readonly StoredRecord[],
  { key }: Signer,
  { anchor, signed, ...given }: TestStatement = {},
): Statement {
  const facts: StatementSubject = {
    network: testNetwork,
    mode: 'live',
    currency: 'EUR',
    owner: chain[0]?.owner ?? '',
    from: new Date('2026-01-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
    timeZone: testTimeZone,
    generatedAt: new Date('2027-02-01T00:00:00Z'),
    key,
    ...given,
  };
  const range = {
    ...cutRange(chain, facts.from, facts.to),
    anchor: anchor ?? null,
    signed: signed ?? null,
  };
  return statementOf(facts, range, 'harbour', textsOf(given.language ?? 'en'));
}

/** A statement as the file that the verifier reads. */
export const makeFile = ({ facts, chain }: Statement, signer: Signer): string =>
  composeCheckFile(facts, chain, sha256, signer.sign);

/** An owner's own balances, summed by group. */
const sumsOf = (balances: ReadonlyMap<Pocket, Micro>): Sums =>
  liabilityPockets('own').map((pockets) =>
    pockets.reduce((total, pocket) => total + (balances.get(pocket) ?? 0n), 0n),
  );
