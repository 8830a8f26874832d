import { type Micro, micro, zero } from '../money.ts';
import { RefusalError } from '../refusal.ts';
import { latestOf } from '../time.ts';
import { isAllowed, isOwnPocket, type Pocket } from './accounts.ts';
import { type Entry, ownersOf } from './entry.ts';
import {
  type BookedEntry,
  type BookedPosting,
  entryHash,
  recordLine,
  type Sha256,
} from './record-line.ts';

export interface Account {
  readonly balance: Micro;
  /** The number of its postings. */
  readonly postingCount: number;
}

/** One owner's accounts, and the head of the owner's chain. */
export interface Wallet {
  readonly owner: string;
  readonly seq: number;
  readonly head: string;
  readonly at: Date | null;
  readonly accounts: ReadonlyMap<Pocket, Account>;
}

export type Wallets = Map<string, Wallet>;

/** A wallet that must be among these, such as those that the transaction has locked. */
export function getWallet(wallets: ReadonlyMap<string, Wallet>, owner: string): Wallet {
  const wallet = wallets.get(owner);
  if (!wallet) throw new Error(`The wallet of ${owner} is not locked`);

  return wallet;
}

export const balanceIn = (wallet: Wallet, pocket: Pocket): Micro =>
  wallet.accounts.get(pocket)?.balance ?? zero;

/** One link of an owner's chain. */
export interface ChainRecord {
  readonly owner: string;
  readonly seq: number;
  readonly entryId: string;
  readonly previous: string;
  readonly hash: string;
  readonly line: string;
}

export interface BookingResult {
  readonly entries: readonly BookedEntry[];
  readonly records: readonly ChainRecord[];
  /** Only the wallets that changed, in their new state. */
  readonly wallets: Wallets;
}

/** An entry, and the idempotency key of the request behind it if a person made one. */
export interface Booking {
  readonly entry: Entry;
  readonly requestKey: string | null;
}

/**
 * Books entries one after another without mutating the given wallets: all of them or, if one is
 * refused, none. Time never runs backwards in a chain, even if the clock does.
 */
export function book(
  wallets: ReadonlyMap<string, Wallet>,
  bookings: readonly Booking[],
  now: Date,
  sha256: Sha256,
): BookingResult {
  const drafts = new Map<string, WalletDraft>();
  const entries: BookedEntry[] = [];
  const records: ChainRecord[] = [];

  for (const { entry, requestKey } of bookings) {
    const touchedWallets = ownersOf(entry.postings).map((owner) => draftOf(drafts, wallets, owner));
    const bookedAt = latestOf(now, ...touchedWallets.map((draft) => draft.at));
    const { id, kind, cause, remark, reverses } = entry;
    const postings = entry.postings.map((posting) =>
      addPosting(drafts.get(posting.owner) as WalletDraft, posting.pocket, posting.amount),
    );
    const booked = { id, kind, at: bookedAt, requestKey, cause, remark, reverses, postings };
    entries.push(booked);

    const wholeHash = entryHash(booked, sha256);

    for (const draft of touchedWallets) {
      const isOwn = postings.some(
        ({ owner, pocket }) => owner === draft.owner && isOwnPocket(pocket),
      );
      if (isOwn) records.push(appendRecord(draft, booked, wholeHash, sha256));
    }
  }

  return { entries, records, wallets: new Map<string, Wallet>(drafts) };
}

interface WalletDraft {
  readonly owner: string;
  seq: number;
  head: string;
  at: Date | null;
  readonly accounts: Map<Pocket, Account>;
}

function draftOf(
  drafts: Map<string, WalletDraft>,
  wallets: ReadonlyMap<string, Wallet>,
  owner: string,
): WalletDraft {
  const existingDraft = drafts.get(owner);
  if (existingDraft) return existingDraft;

  const wallet = wallets.get(owner);
  if (!wallet) throw new Error(`The wallet ${owner} was not locked`);

  const draft = { ...wallet, accounts: new Map(wallet.accounts) };
  drafts.set(owner, draft);

  return draft;
}

function addPosting(
  { owner, accounts }: WalletDraft,
  pocket: Pocket,
  amount: Micro,
): BookedPosting {
  const account = accounts.get(pocket);
  const balance = micro((account?.balance ?? 0n) + amount);
  if (!isAllowed(pocket, balance)) throw new RefusalError('insufficient_balance', { pocket });

  const postingCount = (account?.postingCount ?? 0) + 1;
  accounts.set(pocket, { balance, postingCount });

  return { owner, pocket, ordinal: postingCount, amount, after: balance };
}

function appendRecord(
  draft: WalletDraft,
  entry: BookedEntry,
  wholeHash: string,
  sha256: Sha256,
): ChainRecord {
  const { owner, head: previous } = draft;
  const seq = draft.seq + 1;
  const line = recordLine(entry, { owner, seq, previous }, wholeHash);
  const hash = sha256(line);
  draft.seq = seq;
  draft.head = hash;
  draft.at = entry.at;

  return { owner, seq, entryId: entry.id, previous, hash, line };
}
