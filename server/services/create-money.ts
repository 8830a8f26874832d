import type { Entry } from '#domain/ledger/entry.ts';
import { formatMicro } from '#domain/money.ts';
import type { Db, Sql } from '../database/database.ts';
import { createMoneyQueue, type MoneyQueue } from '../ledger/ledger.ts';
import { leaveNotice } from '../notice/notice.ts';

/** The money queue as the server runs it: the ledger books, and partners are told from here. */
export const createMoney = (db: Db, now: () => Date): MoneyQueue =>
  createMoneyQueue(db, now, { onRecovered: tellOfRecoveries });

/** Tells each partner whose money paid a part of what is owed of a recalled deposit. */
async function tellOfRecoveries(sql: Sql, paid: readonly Entry[], at: Date): Promise<void> {
  for (const { id: record, postings } of paid) {
    const claim = postings.find(({ pocket }) => pocket === 'recovery_receivable');
    if (!claim) throw new Error('A recovery was paid from nowhere');
    const facts = { record, amount: formatMicro(claim.amount) };
    await leaveNotice(sql, { partnerId: claim.owner, at, what: 'recovery-paid', facts });
  }
}
