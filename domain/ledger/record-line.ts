import { canonicalJson } from '../canonical-json.ts';
import { formatMicro, type Micro } from '../money.ts';
import { isOwnPocket } from './accounts.ts';
import type { Posting, StoredEntry } from './entry.ts';
import { recordTypeOf } from './kinds.ts';

/** A posting with its ordinal in the account, and the account's balance after it. */
export interface BookedPosting extends Posting {
  readonly ordinal: number;
  readonly after: Micro;
}

/** An entry as booked, with its postings' positions and balances. */
export interface BookedEntry extends Omit<StoredEntry, 'postings'> {
  readonly at: Date;
  readonly requestKey: string | null;
  readonly postings: readonly BookedPosting[];
}

export type Sha256 = (text: string) => string;

/** A chain starts from its owner's hash, so that it cannot pass as someone else's. */
export const genesisOf = (owner: string, sha256: Sha256): string => sha256(owner);

/**
 * The hash of the whole entry: a change in any of its rows changes it. Owners, and the request,
 * which names its partner, are included as digests, so that an auditor can recompute the hash
 * without knowing anyone's id.
 */
export function entryHash(entry: BookedEntry, sha256: Sha256): string {
  const postings = entry.postings.map(({ owner, pocket, ordinal: turn, amount, after }) => [
    sha256(owner),
    pocket,
    turn,
    formatMicro(amount),
    formatMicro(after),
  ]);

  const text = JSON.stringify([
    entry.id,
    entry.kind,
    entry.at.toISOString(),
    entry.requestKey === null ? null : sha256(entry.requestKey),
    canonicalJson(entry.cause),
    entry.remark,
    entry.reverses,
    postings,
  ]);

  return sha256(text);
}

/** What a record shows its owner: own postings in full, the other side by pocket and amount. */
export function splitPostings(entry: BookedEntry, owner: string) {
  const isOwn = (posting: Posting) => posting.owner === owner && isOwnPocket(posting.pocket);
  return {
    own: entry.postings.filter(isOwn),
    others: entry.postings.filter((posting) => !isOwn(posting)),
  };
}

export interface RecordPosition {
  readonly owner: string;
  readonly seq: number;
  readonly previous: string;
}

/**
 * The statement line that is hashed into the chain: JSON with its keys in this order. `entry` is
 * the hash of the whole entry, so that the chain also covers what the owner may not read.
 */
export function recordLine(
  entry: BookedEntry,
  position: RecordPosition,
  wholeHash: string,
): string {
  const { own: ownPostings, others: otherPostings } = splitPostings(entry, position.owner);
  const fields: [string, string][] = [
    ['seq', String(position.seq)],
    ['id', JSON.stringify(entry.id)],
    ['at', JSON.stringify(entry.at.toISOString())],
    ['kind', JSON.stringify(entry.kind)],
    ['type', JSON.stringify(recordTypeOf(entry.kind))],
    ['postings', JSON.stringify(ownPostings.map(writeOwnPosting))],
    ['others', JSON.stringify(otherPostings.map(writeOtherPosting).sort())],
    ['remark', JSON.stringify(entry.remark)],
    ['cause', canonicalJson(entry.cause)],
    ['reverses', JSON.stringify(entry.reverses)],
    ['entry', JSON.stringify(wholeHash)],
    ['previous', JSON.stringify(position.previous)],
  ];

  return `{${fields.map(([key, value]) => `"${key}":${value}`).join(',')}}`;
}

const writeOwnPosting = ({ pocket, amount, after: balanceAfter }: BookedPosting) => [
  pocket,
  formatMicro(amount),
  formatMicro(balanceAfter),
];

/** As sorted strings, so that their order does not reveal who owns which. */
const writeOtherPosting = ({ pocket, amount }: Posting) => `${pocket} ${formatMicro(amount)}`;
