import { isOwnPocket, type Pocket } from '#domain/ledger/accounts.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import type { Balances, ChainPoint } from '#domain/ledger/statement.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';

/** The last record before a time. Times never decrease along a chain. */
export async function readChainPoint(sql: Sql, owner: string, time: Date): Promise<ChainPoint> {
  const row = await sql.maybeOne<{ seq: bigint; hash: string }>`
    select r.seq, encode(r.hash, 'hex') hash
      from record r join entry e on e.id = r.entry_id
     where r.owner = ${owner} and e.at < ${time}
     order by r.seq desc limit 1`;
  if (!row) return { seq: 0, hash: genesisOf(owner, sha256) };

  return { seq: Number(row.seq), hash: row.hash };
}

/** The balance of each of the owner's pockets after that record. */
export async function readBalances(sql: Sql, owner: string, seq: number): Promise<Balances> {
  const rows = await sql.many<{ pocket: Pocket; balance: bigint }>`
    select distinct on (p.pocket) p.pocket, p.balance_after balance
      from posting p join record r on r.owner = p.owner and r.entry_id = p.entry_id
     where p.owner = ${owner} and r.seq <= ${seq}
     order by p.pocket, p.turn desc`;

  return new Map(
    rows.flatMap(({ pocket, balance }): [Pocket, Micro][] =>
      isOwnPocket(pocket) ? [[pocket, micro(balance)]] : [],
    ),
  );
}

/** The hash of one record, or null if the chain is shorter than that. */
export async function findHash(sql: Sql, owner: string, seq: number): Promise<string | null> {
  if (seq === 0) return genesisOf(owner, sha256);

  const row = await sql.maybeOne<{ hash: string }>`
    select encode(hash, 'hex') hash from record where owner = ${owner} and seq = ${seq}`;
  return row?.hash ?? null;
}
