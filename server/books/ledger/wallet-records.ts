import type { Cause, Posting } from '#domain/ledger/entry.ts';
import {
  type EntryKind,
  kindsOfType,
  type RecordType,
  recordTypeOf,
} from '#domain/ledger/kinds.ts';
import { type BookedPosting, splitPostings } from '#domain/ledger/record-line.ts';
import { availableChange, findPocketMove, type PocketMove } from '#domain/ledger/wallet.ts';
import type { Micro } from '#domain/money.ts';
import type { Page, Sql } from '../../platform/database/database.ts';
import { toBookedEntry } from './booked-entry.ts';
import {
  findRecordRow,
  listRecordRows,
  type RecordFilter,
  type RecordRow,
} from './record-store.ts';

/** A wallet record as its owner reads it: the owner's postings, and the other side's pockets. */
export interface WalletRecord {
  readonly seq: number;
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly type: RecordType;
  /** The change in available funds. */
  readonly amount: Micro;
  /** The transfer between other pockets, if available funds did not change. */
  readonly moved: PocketMove | null;
  readonly ownPostings: readonly BookedPosting[];
  readonly otherPostings: readonly Pick<Posting, 'pocket' | 'amount'>[];
  readonly remark: string | null;
  readonly cause: Cause;
  readonly reverses: string | null;
  readonly hash: string;
  readonly previous: string;
}

/** The records of a wallet, newest first. */
export async function listRecords(
  sql: Sql,
  owner: string,
  filter: RecordFilter & { readonly type?: RecordType | undefined } = {},
  cursor?: string | null,
): Promise<Page<WalletRecord>> {
  const kinds = filter.type === undefined ? undefined : kindsOfType(filter.type);
  const { list, next } = await listRecordRows(sql, owner, { ...filter, kinds }, cursor);
  return { list: list.map((row) => toWalletRecord(owner, row)), next };
}

export async function findRecord(
  sql: Sql,
  owner: string,
  entryId: string,
): Promise<WalletRecord | null> {
  const row = await findRecordRow(sql, owner, entryId);
  return row && toWalletRecord(owner, row);
}

function toWalletRecord(owner: string, row: RecordRow): WalletRecord {
  const entry = toBookedEntry(row);
  const { own: ownPostings, others: otherPostings } = splitPostings(entry, owner);
  const { id, at, kind, remark, cause, reverses } = entry;

  return {
    seq: Number(row.seq),
    id,
    at,
    kind,
    type: recordTypeOf(kind),
    amount: availableChange(ownPostings),
    moved: findPocketMove(ownPostings, otherPostings),
    ownPostings,
    otherPostings: otherPostings.map(({ pocket, amount }) => ({ pocket, amount })),
    remark,
    cause,
    reverses,
    hash: row.hash,
    previous: row.previous,
  };
}
