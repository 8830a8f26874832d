import type { Entry } from '#domain/ledger/entry.ts';
import { formatMicro } from '#domain/money.ts';
import { createMoneyQueue, type MoneyQueue } from '../../books/ledger/ledger.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db, Sql } from '../../platform/database/database.ts';

/** The server's money queue: the ledger books, and partners are notified from here. */
export const createMoney = (db: Db, now: () => Date): MoneyQueue =>
  createMoneyQueue(db, now, { onRecovered: notifyOfRecoveries });

/** Notifies each partner whose money paid part of a recovery. */
async function notifyOfRecoveries(
  sql: Sql,
  paidEntries: readonly Entry[],
  now: Date,
): Promise<void> {
  for (const { id: record, postings } of paidEntries) {
    const claim = postings.find(({ pocket }) => pocket === 'recovery_receivable');
    if (!claim) throw new Error('A recovery was paid from nowhere');

    const details = { record, amount: formatMicro(claim.amount) };
    await leaveNotice(sql, {
      partnerId: claim.owner,
      createdAt: now,
      kind: 'recovery-paid',
      details,
    });
  }
}
