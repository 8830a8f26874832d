import type { Pocket } from '#domain/ledger/accounts.ts';
import type { EntryKind } from '#domain/ledger/kinds.ts';
import type { BookedEntry } from '#domain/ledger/record-line.ts';
import {
  type Fragment,
  fragment,
  type List,
  type Page,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';
import { type EntryRow, toBookedEntry } from './booked-entry.ts';

export const entryColumns: Fragment = fragment`
  e.id, e.kind, e.at, e.request_key, e.cause, e.remark, e.reverses,
  (select json_agg(json_build_array(p.owner, p.pocket, p.turn, p.amount::text,
                                    p.balance_after::text))
     from posting p where p.entry_id = e.id) postings`;

export async function findEntry(sql: Sql, id: string): Promise<BookedEntry | null> {
  const row = await sql.maybeOne<EntryRow>`select ${entryColumns} from entry e where e.id = ${id}`;
  return row ? toBookedEntry(row) : null;
}

/** Whether an entry was already reversed. Stable only while its wallets are locked. */
export async function isReversed(sql: Sql, id: string): Promise<boolean> {
  const reversals = await sql.count`select id from entry where reverses = ${id}`;
  return reversals > 0;
}

export interface RecordRow extends EntryRow {
  readonly seq: bigint;
  readonly hash: string;
  readonly previous: string;
}

/** `since` is inclusive, `until` is exclusive. */
export interface RecordFilter {
  readonly kinds?: readonly EntryKind[] | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** The number of the plan whose money moved. */
  readonly plan?: string | undefined;
  /** Only records that changed this balance of the wallet. */
  readonly pocket?: Pocket | undefined;
}

const recordColumns = fragment`
  r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous, ${entryColumns}`;

/** The rows of a wallet's records, newest first. */
export async function listRecordRows(
  sql: Sql,
  owner: string,
  filter: RecordFilter,
  cursor: string | null | undefined,
): Promise<Page<RecordRow>> {
  const { kinds = null, since = null, until = null, plan, pocket = null } = filter;

  const records: List = {
    columns: recordColumns,
    from: fragment`
      from record r join entry e on e.id = r.entry_id
     where r.owner = ${owner}
       and (${kinds}::text[] is null or e.kind = any (${kinds}))
       and (${since}::timestamptz is null or e.at >= ${since})
       and (${until}::timestamptz is null or e.at < ${until})
       ${plan === undefined ? fragment`` : fragment`and e.cause ->> 'plan' = ${plan}`}
       and (${pocket}::text is null
         or exists (select from posting own
              where own.entry_id = e.id and own.owner = r.owner and own.pocket = ${pocket}))`,
    id: fragment`r.seq`,
    idType: 'bigint',
  };
  return readPage<RecordRow>(sql, records, cursor);
}

export const findRecordRow = (
  sql: Sql,
  owner: string,
  entryId: string,
): Promise<RecordRow | null> =>
  sql.maybeOne<RecordRow>`
    select ${recordColumns} from record r join entry e on e.id = r.entry_id
     where r.owner = ${owner} and e.id = ${entryId}`;
