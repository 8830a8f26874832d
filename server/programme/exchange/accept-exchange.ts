import { whyNotMove } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, toRefusalError } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { type Exchange, findExchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

export interface Acceptance {
  readonly id: string;
  readonly acceptedBy: StaffPerson;
  /** The acceptor's own reference. */
  readonly reference: string;
}

/** Staff record that the acceptor took an exchange. No money moves, so one person is enough. */
export async function acceptExchange(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  { id, acceptedBy, reference }: Acceptance,
  writeAudit: (sql: Sql, accepted: { readonly partnerId: string }, now: Date) => Promise<void>,
): Promise<void> {
  const exchange = await findExchange(db.sql, id);
  if (!exchange) throw new RefusalError('exchange_not_found');

  const { partnerId } = exchange;
  await money.submit<null, Exchange>({
    owners: [partnerId],
    load: async (sql) => (await lockExchange(sql, id)) as Exchange,
    decide(_wallets, exchange) {
      const refusal = whyNotMove(exchange, 'accepted', 'staff', now());
      if (refusal) return toRefusalError(refusal);

      return {
        entries: [],
        result: null,
        async save(sql) {
          const acceptedAt = now();
          await saveExchangeStep(sql, id, {
            state: 'accepted',
            at: acceptedAt,
            by: acceptedBy.name,
            byId: acceptedBy.id,
            reason: null,
            reference,
          });
          await writeAudit(sql, { partnerId }, acceptedAt);
          await leaveNotice(sql, {
            partnerId,
            createdAt: acceptedAt,
            kind: 'exchange-accepted',
            details: { amount: formatMicro(exchange.amount) },
          });
        },
      };
    },
  });
}
