import type { Pocket } from '#domain/ledger/accounts.ts';
import type { Cause } from '#domain/ledger/entry.ts';
import type { EntryKind } from '#domain/ledger/kinds.ts';
import type { BookedEntry, BookedPosting } from '#domain/ledger/record-line.ts';
import { micro } from '#domain/money.ts';

/** A posting as a query returns it. */
export type PostingRow = readonly [string, Pocket, number, string, string];

export interface EntryRow {
  readonly id: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly requestKey: string | null;
  readonly cause: Cause;
  readonly remark: string | null;
  readonly reverses: string | null;
  readonly postings: readonly PostingRow[] | null;
}

/** Postings are in the order in which the entry was hashed: by owner and pocket. */
export function toBookedEntry(row: EntryRow): BookedEntry {
  const { id, kind, at, requestKey, cause, remark, reverses } = row;
  const postings = (row.postings ?? [])
    .map(([owner, pocket, turn, amount, after]): BookedPosting => {
      return {
        owner,
        pocket,
        ordinal: turn,
        amount: micro(BigInt(amount)),
        after: micro(BigInt(after)),
      };
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

  return { id, kind, at, requestKey, cause, remark, reverses, postings };
}

const keyOf = ({ owner, pocket, ordinal: turn }: BookedPosting) => `${owner} ${pocket} ${turn}`;
