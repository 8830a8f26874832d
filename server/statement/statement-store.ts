import { isOwnPocket, type Pocket } from '#domain/ledger/accounts.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import type { Anchor } from '#domain/ledger/root.ts';
import { type Balances, type ChainPoint, statementRecordsMax } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { type Micro, micro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Db, readInSnapshot, type Sql } from '../database/database.ts';
import { balancesOf, listChainRecords } from '../ledger/ledger.ts';
import { sha256 } from '../process/process.ts';
import { readSigned, type SignedRange } from './confirmed-store.ts';

/** The records of a range, and the points of the chain around it. */
export interface RangeOfRecords {
  readonly start: ChainPoint;
  readonly opening: Balances;
  readonly records: readonly StoredRecord[];
  readonly latest: ChainPoint;
  readonly anchor?: Anchor | null;
  /** Null where nothing was ever signed or copied. */
  readonly signed?: SignedRange | null;
}

/**
 * Reads everything in one snapshot, so that a concurrent entry is either fully in or fully out.
 * Records are passed on page by page.
 */
export const readRange = (
  db: Db,
  owner: string,
  from: Date,
  to: Date,
  give: (records: readonly StoredRecord[]) => Promise<void>,
): Promise<Omit<RangeOfRecords, 'records'> & { readonly end: ChainPoint }> =>
  readInSnapshot(db, async (sql) => {
    const start = await lastBefore(sql, owner, from);
    const end = await lastBefore(sql, owner, to);
    if (end.seq - start.seq > statementRecordsMax) {
      throw new Refusal('statement_too_long', { most: statementRecordsMax });
    }
    const { seq, head } = await balancesOf(sql, owner);
    const opening = await balancesAt(sql, owner, start.seq);
    for (let at = start.seq; at < end.seq; ) {
      const next = await listChainRecords(sql, [{ owner, seq: at }]);
      await give(next.filter((record) => record.seq <= end.seq));
      at = next.at(-1)?.seq ?? end.seq;
    }
    const signed = await readSigned(sql, owner, { after: start.seq, last: end.seq, to });
    return { start, end, opening, latest: { seq, hash: head }, signed };
  });

/** The last record before a time. Times never decrease along a chain. */
async function lastBefore(sql: Sql, owner: string, time: Date): Promise<ChainPoint> {
  const [row] = await sql<{ seq: bigint; hash: string }>(
    `select r.seq, encode(r.hash, 'hex') hash from record r join entry e on e.id = r.entry_id
      where r.owner = $1 and e.at < $2 order by r.seq desc limit 1`,
    [owner, time],
  );
  if (!row) return { seq: 0, hash: genesisOf(owner, sha256) };
  return { seq: Number(row.seq), hash: row.hash };
}

/** The balance of each of the owner's pockets after that record. */
async function balancesAt(sql: Sql, owner: string, seq: number): Promise<Balances> {
  const rows = await sql<{ pocket: Pocket; balance: bigint }>(
    `select distinct on (p.pocket) p.pocket, p.balance_after balance
       from posting p join record r on r.owner = p.owner and r.entry_id = p.entry_id
      where p.owner = $1 and r.seq <= $2 order by p.pocket, p.turn desc`,
    [owner, seq],
  );
  return new Map(
    rows.flatMap(({ pocket, balance }): [Pocket, Micro][] =>
      isOwnPocket(pocket) ? [[pocket, micro(balance)]] : [],
    ),
  );
}

/** The hash of one record, or null if the chain is shorter than that. */
export async function findHash(sql: Sql, owner: string, seq: number): Promise<string | null> {
  if (seq === 0) return genesisOf(owner, sha256);
  const [row] = await sql<{ hash: string }>(
    `select encode(hash, 'hex') hash from record where owner = $1 and seq = $2`,
    [owner, seq],
  );
  return row?.hash ?? null;
}
