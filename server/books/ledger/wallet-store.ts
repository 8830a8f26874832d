import type { Pocket } from '#domain/ledger/accounts.ts';
import type { BookingResult, Wallet, Wallets } from '#domain/ledger/book.ts';
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

/** A hash as PostgreSQL reads it into bytes. */
const byteText = (hash: string) => `\\x${hash}`;

const toWallet = ({ owner, seq, head, at, accounts }: WalletRow): Wallet => ({
  owner,
  seq: Number(seq),
  head,
  at,
  accounts: new Map(
    accounts?.map(([pocket, balance, postingCount]) => [
      pocket,
      { balance: micro(BigInt(balance)), postingCount },
    ]),
  ),
});

/** Creates missing wallets, because only rows can be locked. */
export async function lockStoredWallets(
  sql: Sql,
  owners: readonly string[],
): Promise<{ readonly wallets: Wallets; readonly isStopped: boolean }> {
  const rows = await sql.many<WalletRow & { readonly isStopped: boolean }>`
    select owner, seq, head, at, accounts, is_stopped from lock_wallets(${owners}::uuid[])`;

  return {
    wallets: new Map(rows.map((row) => [row.owner, toWallet(row)])),
    isStopped: rows.some(({ isStopped }) => isStopped),
  };
}

export async function findWallet(sql: Sql, owner: string): Promise<Wallet | null> {
  const row = await sql.maybeOne<WalletRow>`
    select w.owner, w.seq, encode(w.head, 'hex') head, w.at,
           (select json_agg(json_build_array(a.pocket, a.balance::text, a.turn))
              from account a where a.owner = w.owner) accounts
      from wallet w where w.owner = ${owner}`;
  return row ? toWallet(row) : null;
}

/** Writes booked entries to wallets that this transaction has locked. */
export async function saveBookings(
  sql: Sql,
  { entries, records }: Pick<BookingResult, 'entries' | 'records'>,
): Promise<void> {
  if (entries.length === 0) return;

  const postings = entries.flatMap((entry) =>
    entry.postings.map((posting) => ({ ...posting, entryId: entry.id })),
  );
  await sql`
    select post_entries(
      ${entries.map(({ id }) => id)}::uuid[],
      ${entries.map(({ kind }) => kind)}::text[],
      ${entries.map(({ at }) => at.toISOString())}::timestamptz[],
      ${entries.map(({ requestKey }) => requestKey)}::text[],
      ${entries.map(({ cause }) => JSON.stringify(cause))}::jsonb[],
      ${entries.map(({ remark }) => remark)}::text[],
      ${entries.map(({ reverses }) => reverses)}::uuid[],
      ${postings.map(({ entryId }) => entryId)}::uuid[],
      ${postings.map(({ owner }) => owner)}::uuid[],
      ${postings.map(({ pocket }) => pocket)}::text[],
      ${postings.map(({ ordinal: turn }) => turn)}::bigint[],
      ${postings.map(({ amount }) => amount)}::bigint[],
      ${postings.map(({ after }) => after)}::bigint[],
      ${records.map(({ owner }) => owner)}::uuid[],
      ${records.map(({ seq }) => seq)}::bigint[],
      ${records.map(({ entryId }) => entryId)}::uuid[],
      ${records.map(({ hash }) => byteText(hash))}::bytea[],
      ${records.map(({ previous }) => byteText(previous))}::bytea[])`;
}
