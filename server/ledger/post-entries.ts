import type { Pocket } from '#domain/ledger/accounts.ts';
import {
  type Booked,
  type Booking,
  book,
  type ChainRecord,
  type Wallet,
  type Wallets,
} from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { micro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from '../database/database.ts';
import { sha256 } from '../process/process.ts';
import { recoveriesPaid } from './pay-recoveries.ts';

/** An account as a query returns it: pocket, balance as text, number of postings. */
export type AccountRow = readonly [Pocket, string, number];

interface WalletRow {
  readonly owner: string;
  readonly seq: bigint;
  readonly head: string;
  readonly at: Date | null;
  readonly accounts: readonly AccountRow[] | null;
  readonly isStopped: boolean;
}

/**
 * Locks these owners' wallets in a fixed order until the transaction ends, and reads them. Creates
 * missing wallets, because only rows can be locked. Refuses while the ledger is stopped.
 */
export async function lockWallets(sql: Sql, owners: readonly string[]): Promise<Wallets> {
  const rows = await sql<WalletRow>(
    'select owner, seq, head, at, accounts, is_stopped "isStopped" from lock_wallets($1::uuid[])',
    [[...new Set(owners)]],
  );
  refuseWhenUnsound(rows);
  return new Map(rows.map((row) => [row.owner, walletOf(row)]));
}

function refuseWhenUnsound(rows: readonly WalletRow[]): void {
  if (rows.some(({ isStopped }) => isStopped)) throw new Refusal('ledger_stopped');
}

export function walletOf(row: Omit<WalletRow, 'isStopped'>): Wallet {
  const { owner, seq, head, at, accounts } = row;
  return {
    owner,
    seq: Number(seq),
    head,
    at,
    accounts: new Map(
      accounts?.map(([pocket, balance, turn]) => [
        pocket,
        { balance: micro(BigInt(balance)), turn },
      ]),
    ),
  };
}

/** A request's first entry carries its key, which is unique in the database. */
export const bookingsOf = (entries: readonly Entry[], requestKey: string | null): Booking[] =>
  entries.map((entry, at) => ({ entry, requestKey: at === 0 ? requestKey : null }));

/**
 * Posts entries to locked wallets, all or none, in one statement. Updates the given wallets, so
 * that the transaction can keep using them.
 */
export async function post(
  sql: Sql,
  wallets: Wallets,
  entries: readonly Entry[],
  now: Date,
  requestKey: string | null = null,
): Promise<readonly ChainRecord[]> {
  const booked = book(wallets, bookingsOf(entries, requestKey), now, sha256);
  await saveBooked(sql, booked);
  for (const [owner, wallet] of booked.wallets) wallets.set(owner, wallet);
  const paid = await recoveriesPaid(sql, booked.wallets.values(), []);
  if (paid.length === 0) return booked.records;
  return [...booked.records, ...(await post(sql, wallets, paid, now))];
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
