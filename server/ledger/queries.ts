import type { Pocket } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import type { Cause, Posting } from '#domain/ledger/entry.ts';
import {
  type EntryKind,
  kindsOfType,
  type RecordType,
  recordTypeOf,
} from '#domain/ledger/kinds.ts';
import {
  type BookedEntry,
  type BookedPosting,
  genesisOf,
  recordEnds,
} from '#domain/ledger/record-line.ts';
import { availableChange, type Moved, movedBetween } from '#domain/ledger/wallet.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';
import { sha256 } from '../process/process.ts';
import { type AccountRow, walletOf } from './post-entries.ts';

const pageSize = 50;

/** The wallet's current balances, read without a lock: for display, never for decisions. */
export async function balancesOf(sql: Sql, owner: string): Promise<Wallet> {
  const [row] = await sql<{
    seq: bigint;
    head: string;
    at: Date | null;
    accounts: AccountRow[] | null;
  }>(
    `select w.seq, encode(w.head, 'hex') head, w.at,
            (select json_agg(json_build_array(a.pocket, a.balance::text, a.turn))
               from account a where a.owner = w.owner) accounts
       from wallet w where w.owner = $1`,
    [owner],
  );
  const empty = { seq: 0n, head: genesisOf(owner, sha256), at: null, accounts: null };
  return walletOf({ owner, ...(row ?? empty) });
}

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

export const entryColumns = `e.id, e.kind, e.at, e.request_key "requestKey", e.cause, e.remark,
  e.reverses, (select json_agg(json_build_array(
     p.owner, p.pocket, p.turn, p.amount::text, p.balance_after::text))
     from posting p where p.entry_id = e.id) postings`;

/** Postings are in the order in which the entry was hashed: by owner and pocket. */
export function bookedEntryOf(row: EntryRow): BookedEntry {
  const { id, kind, at, requestKey, cause, remark, reverses } = row;
  const postings = (row.postings ?? [])
    .map(([owner, pocket, turn, amount, after]): BookedPosting => {
      return { owner, pocket, turn, amount: micro(BigInt(amount)), after: micro(BigInt(after)) };
    })
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return { id, kind, at, requestKey, cause, remark, reverses, postings };
}

const keyOf = ({ owner, pocket, turn }: BookedPosting) => `${owner} ${pocket} ${turn}`;

export async function findEntry(sql: Sql, id: string): Promise<BookedEntry | null> {
  const [row] = await sql<EntryRow>(`select ${entryColumns} from entry e where e.id = $1`, [id]);
  return row ? bookedEntryOf(row) : null;
}

/** Whether an entry was already reversed. Stable only while its wallets are locked. */
export async function isReversed(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql('select id from entry where reverses = $1', [id]);
  return rows.length > 0;
}

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
  readonly moved: Moved | null;
  readonly own: readonly BookedPosting[];
  readonly others: readonly Pick<Posting, 'pocket' | 'amount'>[];
  readonly remark: string | null;
  readonly cause: Cause;
  readonly reverses: string | null;
  readonly hash: string;
  readonly previous: string;
}

export interface RecordFilter {
  readonly type?: RecordType | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** The number of the plan whose money moved. */
  readonly plan?: string | undefined;
  /** Only records that changed this balance of the wallet. */
  readonly pocket?: Pocket | undefined;
}

export interface RecordPage {
  readonly list: readonly WalletRecord[];
  /** The cursor of the next page, or null on the last page. */
  readonly next: string | null;
}

interface RecordRow extends EntryRow {
  readonly seq: bigint;
  readonly hash: string;
  readonly previous: string;
}

/** The records of a wallet, newest first. `from` is inclusive, `to` is exclusive. */
export async function listRecords(
  sql: Sql,
  owner: string,
  filter: RecordFilter = {},
  cursor: string | null = null,
): Promise<RecordPage> {
  const below = cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
  const rows = await sql<RecordRow>(
    `select r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous, ${entryColumns}
       from record r join entry e on e.id = r.entry_id
      where r.owner = $1 and ($2::bigint is null or r.seq < $2)
        and ($3::text[] is null or e.kind = any ($3))
        and ($4::timestamptz is null or e.at >= $4) and ($5::timestamptz is null or e.at < $5)
        ${filter.plan === undefined ? '' : "and e.cause ->> 'plan' = $7"}
        and ($6::text is null or exists (select from posting own
          where own.entry_id = e.id and own.owner = r.owner and own.pocket = $6))
      order by r.seq desc limit ${pageSize + 1}`,
    [
      owner,
      below,
      filter.type === undefined ? null : kindsOfType(filter.type),
      filter.from ?? null,
      filter.to ?? null,
      filter.pocket ?? null,
      ...(filter.plan === undefined ? [] : [filter.plan]),
    ],
  );
  const list = rows.slice(0, pageSize).map((row) => walletRecordOf(owner, row));
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.seq) : null };
}

export async function findRecord(
  sql: Sql,
  owner: string,
  entryId: string,
): Promise<WalletRecord | null> {
  const [row] = await sql<RecordRow>(
    `select r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous, ${entryColumns}
       from record r join entry e on e.id = r.entry_id where r.owner = $1 and e.id = $2`,
    [owner, entryId],
  );
  return row ? walletRecordOf(owner, row) : null;
}

function walletRecordOf(owner: string, row: RecordRow): WalletRecord {
  const entry = bookedEntryOf(row);
  const { own, others } = recordEnds(entry, owner);
  const { id, at, kind, remark, cause, reverses } = entry;
  return {
    seq: Number(row.seq),
    id,
    at,
    kind,
    type: recordTypeOf(kind),
    amount: availableChange(own),
    moved: movedBetween(own, others),
    own,
    others: others.map(({ pocket, amount }) => ({ pocket, amount })),
    remark,
    cause,
    reverses,
    hash: row.hash,
    previous: row.previous,
  };
}
