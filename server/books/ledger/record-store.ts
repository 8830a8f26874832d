import type { Pocket } from '#domain/ledger/accounts.ts';
import type { EntryKind } from '#domain/ledger/kinds.ts';
import type { BookedEntry } from '#domain/ledger/record-line.ts';
import type { Sql, SqlText } from '../../platform/database/database.ts';
import { bookedEntryOf, type EntryRow } from './booked-entry.ts';

export const entryColumns: SqlText = `e.id, e.kind, e.at, e.request_key "requestKey", e.cause,
  e.remark, e.reverses, (select json_agg(json_build_array(
     p.owner, p.pocket, p.turn, p.amount::text, p.balance_after::text))
     from posting p where p.entry_id = e.id) postings`;

export async function findEntry(sql: Sql, id: string): Promise<BookedEntry | null> {
  const [row] = await sql<EntryRow>(`select ${entryColumns} from entry e where e.id = $1`, [id]);
  return row ? bookedEntryOf(row) : null;
}

/** Whether an entry was already reversed. Stable only while its wallets are locked. */
export async function isReversed(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql('select id from entry where reverses = $1', [id]);
  return rows.length > 0;
}

export interface RecordRow extends EntryRow {
  readonly seq: bigint;
  readonly hash: string;
  readonly previous: string;
}

/** `from` is inclusive, `to` is exclusive. */
export interface RecordFilter {
  readonly kinds?: readonly EntryKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** The number of the plan whose money moved. */
  readonly plan?: string | undefined;
  /** Only records that changed this balance of the wallet. */
  readonly pocket?: Pocket | undefined;
}

const recordColumns = `r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous,
  ${entryColumns}`;

const pageSize = 50;

/** A page of a wallet's records, the newest first. */
export async function listRecordRows(
  sql: Sql,
  owner: string,
  filter: RecordFilter,
  below: number | null,
): Promise<{ readonly rows: RecordRow[]; readonly hasMore: boolean }> {
  const rows = await sql<RecordRow>(
    `select ${recordColumns} from record r join entry e on e.id = r.entry_id
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
      filter.kinds ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.pocket ?? null,
      ...(filter.plan === undefined ? [] : [filter.plan]),
    ],
  );
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

export async function findRecordRow(
  sql: Sql,
  owner: string,
  entryId: string,
): Promise<RecordRow | null> {
  const [row] = await sql<RecordRow>(
    `select ${recordColumns} from record r join entry e on e.id = r.entry_id
      where r.owner = $1 and e.id = $2`,
    [owner, entryId],
  );
  return row ?? null;
}
