import { type Micro, micro, negate } from '../money.ts';
import { isNetworkOwner, isOwnPocket, isPartnerPocket, type Pocket, pockets } from './accounts.ts';
import { isNamed } from './cause.ts';
import { type EntryKind, isBetweenPartners, isFlowAllowed } from './kinds.ts';

export interface AccountName {
  readonly owner: string;
  readonly pocket: Pocket;
}

/** Money that moves from one account to another. */
export interface Transfer {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: Micro;
}

/** An entry's effect on one account: positive is up, negative is down. */
export interface Posting extends AccountName {
  readonly amount: Micro;
}

/** What caused an entry: a plan, a payout, a deposit's reference. Text only. */
export type Cause = Readonly<Record<string, string>>;

/** An entry as stored in the books. */
export interface StoredEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly cause: Cause;
  readonly remark: string | null;
  readonly reverses: string | null;
  /** One posting per account that the entry touches, by owner and pocket. */
  readonly postings: readonly Posting[];
}

declare const balanced: unique symbol;

/** An entry that may be booked. Only this module creates one, and only from whole transfers. */
export type Entry = StoredEntry & { readonly [balanced]: true };

export interface EntryDraft {
  readonly id: string;
  readonly kind: Exclude<EntryKind, 'chargeback'>;
  readonly transfers: readonly Transfer[];
  readonly cause: Cause;
  readonly remark?: string;
}

/** Combines transfers into one entry. Throws for a transfer that its kind forbids: our own bug. */
export function createEntry({ id, kind, transfers, cause, remark }: EntryDraft): Entry {
  if (transfers.length === 0) throw new Error('An entry moves something');

  const amounts = new Map<string, { account: AccountName; amount: bigint }>();
  for (const transfer of transfers) {
    assertAllowed(kind, transfer);
    addAmount(amounts, transfer.from, -transfer.amount);
    addAmount(amounts, transfer.to, transfer.amount);
  }

  const postings = [...amounts.values()]
    .map(({ account: { owner, pocket }, amount }) => ({ owner, pocket, amount: micro(amount) }))
    .sort(compareAccounts);
  return toCheckedEntry({ id, kind, cause, remark: remark ?? null, reverses: null, postings });
}

export interface ReversalDraft {
  readonly id: string;
  readonly cause: Cause;
  /** Why the entry is reversed, for the partner to read. */
  readonly remark: string;
}

/** The exact opposite of an entry, which it names. A reversal itself is never reversed. */
export function createReversal(entry: StoredEntry, { id, cause, remark }: ReversalDraft): Entry {
  if (entry.kind === 'chargeback') throw new Error('A reversal is not reversed');
  if (remark === '') throw new Error('A reversal says why');

  const postings = entry.postings
    .map(({ owner, pocket, amount }) => ({ owner, pocket, amount: negate(amount) }))
    .sort(compareAccounts);
  return toCheckedEntry({ id, kind: 'chargeback', cause, remark, reverses: entry.id, postings });
}

/** The owners whose accounts an entry touches, each once: the wallets to lock first. */
export const ownersOf = (postings: readonly AccountName[]): string[] => [
  ...new Set(postings.map(({ owner }) => owner)),
];

function toCheckedEntry(entry: StoredEntry): Entry {
  const { postings, cause, remark } = entry;
  if (postings.reduce((total, { amount }) => total + amount, 0n) !== 0n) {
    throw new Error('An entry sums to zero');
  }
  if (postings.some(({ amount }) => amount === 0n)) throw new Error('A posting moves something');
  if (!postings.some(({ pocket }) => isOwnPocket(pocket))) {
    throw new Error('An entry is in at least one chain');
  }

  for (const text of [remark ?? '', ...Object.keys(cause), ...Object.values(cause)]) {
    // The database cannot store these, and a chain must read back exactly as it was written.
    if (!text.isWellFormed() || text.includes('\0')) throw new Error('A text cannot be stored');
  }

  // Partners read the cause in statements and on screens, in their own language.
  const unnamedPart = Object.entries(cause).find((part) => !isNamed(part));
  if (unnamedPart) throw new Error(`There are no words for a cause called ${unnamedPart[0]}`);

  assertAdvance(entry);
  return entry as Entry;
}

function assertAllowed(kind: EntryKind, { from, to, amount }: Transfer): void {
  if (amount <= 0n) throw new Error('A transfer moves more than nothing');
  if (!isFlowAllowed(kind, from.pocket, to.pocket)) {
    throw new Error(`${kind} moves nothing from ${from.pocket} to ${to.pocket}`);
  }

  for (const { owner, pocket } of [from, to]) {
    if ((pockets[pocket].owner === 'network') !== isNetworkOwner(owner)) {
      throw new Error(`${pocket} has another owner`);
    }
  }

  if (!isPartnerPocket(from.pocket) || !isPartnerPocket(to.pocket)) return;
  if ((from.owner === to.owner) === isBetweenPartners(kind)) {
    throw new Error(`${kind} is for ${isBetweenPartners(kind) ? 'two partners' : 'one partner'}`);
  }
}

/** The amount due of an advance changes by exactly the money that was given or returned. */
function assertAdvance({ kind, postings }: StoredEntry): void {
  if (!kind.startsWith('startup_')) return;

  const changeOf = (name: Pocket) =>
    postings.reduce((sum, { pocket, amount }) => (pocket === name ? sum + amount : sum), 0n);
  if (changeOf('capital') !== changeOf('advance_receivable')) {
    throw new Error('What is due of an advance is what was given');
  }
}

function addAmount(
  amounts: Map<string, { account: AccountName; amount: bigint }>,
  account: AccountName,
  amount: bigint,
): void {
  const key = `${account.owner} ${account.pocket}`;
  const total = amounts.get(key);
  if (total) total.amount += amount;
  else amounts.set(key, { account, amount });
}

function compareAccounts(a: AccountName, b: AccountName): number {
  if (a.owner !== b.owner) return a.owner < b.owner ? -1 : 1;
  return a.pocket < b.pocket ? -1 : 1;
}
