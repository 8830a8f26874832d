import type { StoredRecord } from '#domain/ledger/verify.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type EntryRow, toBookedEntry } from './booked-entry.ts';
import { entryColumns } from './record-store.ts';

const recordsPerPage = 1_000;

/** The next records of several chains, each from its own position, in chain order. */
export async function listChainRecords(
  sql: Sql,
  positions: readonly { readonly owner: string; readonly seq: number }[],
): Promise<StoredRecord[]> {
  const recordsPerChain = Math.max(1, Math.ceil(recordsPerPage / positions.length));

  const rows = await sql.many<
    EntryRow & { owner: string; seq: bigint; hash: string; previous: string; id: string | null }
  >`
    select r.owner, r.seq, encode(r.hash, 'hex') hash, encode(r.previous, 'hex') previous,
           ${entryColumns}
      from unnest(${positions.map(({ owner }) => owner)}::uuid[],
                  ${positions.map(({ seq }) => seq)}::bigint[]) as position (owner, seq)
      cross join lateral (
        select * from record r
         where r.owner = position.owner and r.seq > position.seq
         order by r.seq limit ${recordsPerChain}) r
      left join entry e on e.id = r.entry_id
     order by r.owner, r.seq`;

  return rows.map((row) => {
    const { owner, seq, hash, previous } = row;
    const entry = row.id === null ? null : toBookedEntry(row);
    return { owner, seq: Number(seq), hash, previous, entry };
  });
}
