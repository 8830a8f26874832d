import { whyNotMove } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

export interface Acceptance {
  readonly id: string;
  readonly acceptedBy: StaffPerson;
  /** The acceptor's own reference. */
  readonly reference: string;
}

/**
 * The acceptor has taken an exchange, which its partner can no longer cancel. No money moves.
 * Returns the exchange as it was.
 */
export async function acceptExchange(
  sql: Sql,
  { id, acceptedBy, reference }: Acceptance,
  now: Date,
): Promise<Exchange> {
  const exchange = await lockExchange(sql, id);
  if (!exchange) throw new RefusalError('exchange_not_found');
  refuse(whyNotMove(exchange, 'accepted', 'staff', now));

  await saveExchangeStep(sql, id, {
    state: 'accepted',
    at: now,
    by: acceptedBy.name,
    byId: acceptedBy.id,
    reason: null,
    reference,
  });
  await leaveNotice(sql, {
    partnerId: exchange.partnerId,
    createdAt: now,
    kind: 'exchange-accepted',
    details: { amount: formatMicro(exchange.amount) },
  });
  return exchange;
}
