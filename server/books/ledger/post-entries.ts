import { type Booking, book, type ChainRecord, type Wallets } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { createRecoveryPayments } from './pay-recoveries.ts';
import { lockStoredWallets, saveBookings } from './wallet-store.ts';

/**
 * Locks these owners' wallets in a fixed order until the transaction ends, and reads them. Creates
 * missing wallets, because only rows can be locked. Refuses while the ledger is stopped.
 */
export async function lockWallets(sql: Sql, owners: readonly string[]): Promise<Wallets> {
  const { wallets, isStopped } = await lockStoredWallets(sql, [...new Set(owners)]);
  if (isStopped) throw new RefusalError('ledger_stopped');
  return wallets;
}

/** A request's first entry carries its key, which is unique in the database. */
export const toBookings = (entries: readonly Entry[], requestKey: string | null): Booking[] =>
  entries.map((entry, index) => ({ entry, requestKey: index === 0 ? requestKey : null }));

/** Refuses entries that these balances could not bear; posts nothing. */
export function checkEntries(wallets: Wallets, entries: readonly Entry[], now: Date): void {
  book(wallets, toBookings(entries, null), now, sha256);
}

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
  const booked = book(wallets, toBookings(entries, requestKey), now, sha256);
  await saveBookings(sql, booked);
  for (const [owner, wallet] of booked.wallets) wallets.set(owner, wallet);
  const recoveryPayments = await createRecoveryPayments(sql, booked.wallets.values(), []);
  if (recoveryPayments.length === 0) return booked.records;

  return [...booked.records, ...(await post(sql, wallets, recoveryPayments, now))];
}
