import type { Pocket } from '#domain/ledger/accounts.ts';
import type { Booked, Wallet, Wallets } from '#domain/ledger/book.ts';
import { micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

interface WalletRow {
  readonly owner: string;
  readonly seq: bigint;
  readonly head: string;
  readonly at: Date | null;
  /** Of each account: pocket, balance as text, number of postings. */
  readonly accounts: readonly (readonly [Pocket, string, number])[] | null;
}

const walletOf = ({ owner, seq, head, at, accounts }: WalletRow): Wallet => ({
  owner,
  seq: Number(seq),
  head,
  at,
  accounts: new Map(
    accounts?.map(([pocket, balance, turn]) => [pocket, { balance: micro(BigInt(balance)), turn }]),
  ),
});

/** Creates missing wallets, because only rows can be locked. */
export async function lockStored(
  sql: Sql,
  owners: readonly string[],
): Promise<{ readonly wallets: Wallets; readonly isStopped: boolean }> {
  const rows = await sql<WalletRow & { readonly isStopped: boolean }>(
    'select owner, seq, head, at, accounts, is_stopped "isStopped" from lock_wallets($1::uuid[])',
    [owners],
  );
  return {
    wallets: new Map(rows.map((row) => [row.owner, walletOf(row)])),
    isStopped: rows.some(({ isStopped }) => isStopped),
  };
}

export async function findWallet(sql: Sql, owner: string): Promise<Wallet | null> {
  const [row] = await sql<WalletRow>(
    `select w.owner, w.seq, encode(w.head, 'hex') head, w.at,
            (select json_agg(json_build_array(a.pocket, a.balance::text, a.turn))
               from account a where a.owner = w.owner) accounts
       from wallet w where w.owner = $1`,
    [owner],
  );
  return row ? walletOf(row) : null;
}

const postText = `select post_entries(
  $1::uuid[], $2::text[], $3::timestamptz[], $4::text[], $5::jsonb[], $6::text[], $7::uuid[],
  $8::uuid[], $9::uuid[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[],
  $14::uuid[], $15::bigint[], $16::uuid[], $17::bytea[], $18::bytea[])`;

/** Writes booked entries to wallets that this transaction has locked. */
export async function saveBooked(
  sql: Sql,
  { entries, records }: Pick<Booked, 'entries' | 'records'>,
): Promise<void> {
  if (entries.length === 0) return;
  const postings = entries.flatMap((entry) =>
    entry.postings.map((posting) => ({ ...posting, entryId: entry.id })),
  );
  await sql(postText, [
    entries.map(({ id }) => id),
    entries.map(({ kind }) => kind),
    entries.map(({ at }) => at.toISOString()),
    entries.map(({ requestKey }) => requestKey),
    entries.map(({ cause }) => JSON.stringify(cause)),
    entries.map(({ remark }) => remark),
    entries.map(({ reverses }) => reverses),
    postings.map(({ entryId }) => entryId),
    postings.map(({ owner }) => owner),
    postings.map(({ pocket }) => pocket),
    postings.map(({ turn }) => turn),
    postings.map(({ amount }) => amount),
    postings.map(({ after }) => after),
    records.map(({ owner }) => owner),
    records.map(({ seq }) => seq),
    records.map(({ entryId }) => entryId),
    records.map(({ hash }) => `\\x${hash}`),
    records.map(({ previous }) => `\\x${previous}`),
  ]);
}
