import { isOwnPocket, type Pocket, pockets } from './accounts.ts';
import { type EntryKind, kinds } from './kinds.ts';
import { type BookedEntry, entryHash, recordLine, type Sha256 } from './record-line.ts';

/** A link of a chain as stored in the books. */
export interface StoredRecord {
  readonly owner: string;
  readonly seq: number;
  readonly hash: string;
  readonly previous: string;
  readonly entry: BookedEntry | null;
}

/** How far a chain has been verified. */
export interface VerifiedHead {
  readonly seq: number;
  readonly hash: string;
  readonly at: Date | null;
}

/** What is wrong with the next record of a chain, in a few words, or null. */
export function findRecordFault(
  verifiedHead: VerifiedHead,
  record: StoredRecord,
  sha256: Sha256,
): string | null {
  const { owner, seq, entry, previous } = record;
  if (seq !== verifiedHead.seq + 1) return 'a record is missing';
  if (previous !== verifiedHead.hash) return 'the record does not follow the one before';
  if (!entry) return 'the entry is missing';
  if (verifiedHead.at && entry.at < verifiedHead.at) return 'time runs backwards';

  if (
    !entry.postings.some((posting) => posting.owner === owner && isKnownOwnPocket(posting.pocket))
  ) {
    return 'the entry does not touch its owner';
  }

  const hash = sha256(recordLine(entry, { owner, seq, previous }, entryHash(entry, sha256)));
  if (hash !== record.hash) return 'the record is not what was hashed';

  return findEntryFault(entry);
}

/** What is wrong with an entry on its own, or null. */
export function findEntryFault({ kind, postings }: BookedEntry): string | null {
  if (!(kind in kinds)) return 'the kind is unknown';
  if (postings.length < 2) return 'the entry has too few postings';
  if (postings.reduce((total, { amount }) => total + amount, 0n) !== 0n) {
    return 'the entry does not sum to zero';
  }
  if (kind === 'chargeback') return null;

  const isFlow = postings.every(({ pocket, amount }) => canMove(kind, pocket, amount));
  return isFlow ? null : 'the kind moves no such money';
}

const isKnownOwnPocket = (pocket: Pocket) => pocket in pockets && isOwnPocket(pocket);

const canMove = (kind: EntryKind, pocket: Pocket, amount: bigint) =>
  kinds[kind].flows.some(([source, target]) => (amount < 0n ? source : target) === pocket);
