import { randomUUID } from 'node:crypto';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { BookedEntry } from '#domain/ledger/record-line.ts';
import {
  openRecoveries,
  payRecoveries,
  type RecoveryStep,
  recoveryDebtOf,
  recoveryPaidEntry,
} from '#domain/ledger/recovery.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listRecoverySteps } from './recovery-store.ts';

/** Recovery steps in entries that are booked but not yet written. */
const listUnwrittenSteps = (entries: readonly BookedEntry[], owner: string): RecoveryStep[] =>
  entries.flatMap(({ cause, postings }) =>
    postings.flatMap((posting) =>
      posting.owner === owner && posting.pocket === 'recovery_receivable'
        ? [{ recovery: cause.recovery ?? '', amount: posting.amount }]
        : [],
    ),
  );

/**
 * Newly available money pays what the owner still owes for recalled deposits, one entry per
 * recovery. An owner without debts costs no query.
 */
export async function createRecoveryPayments(
  sql: Sql,
  wallets: Iterable<Wallet>,
  unwrittenEntries: readonly BookedEntry[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const wallet of wallets) {
    const available = balanceIn(wallet, 'available');
    if (recoveryDebtOf(wallet) <= 0n || available <= 0n) continue;

    const { owner } = wallet;
    const steps = [
      ...(await listRecoverySteps(sql, owner)),
      ...listUnwrittenSteps(unwrittenEntries, owner),
    ];
    for (const payment of payRecoveries(available, openRecoveries(steps))) {
      entries.push(recoveryPaidEntry(randomUUID(), owner, payment));
    }
  }

  return entries;
}
