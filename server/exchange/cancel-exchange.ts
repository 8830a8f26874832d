import type { cancelExchange as route } from '#contract/exchange.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../parts.ts';
import { endEntry } from './exchange-entry.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

/** Calls off an own exchange that the acceptor has not accepted; the money is available at once. */
export const cancelExchange: UseCase<typeof route> = (call, { requestId, id }) => {
  const now = call.now();
  const partnerId = call.member.id;
  return call.money.ask<{ id: string; state: 'cancelled' }, Exchange | null>({
    owners: [partnerId],
    once: { key: `exchange-cancel:${partnerId}:${requestId}`, question: { id } },
    load: (sql) => lockExchange(sql, id),
    decide(_wallets, exchange) {
      if (exchange?.partnerId !== partnerId) return new Refusal('exchange_not_found');
      const no = whyNotMove(exchange, 'cancelled', 'partner', now);
      if (no) return new Refusal(no.reason, no.facts);
      const step = { at: now, by: 'partner', reason: null, reference: null };
      return {
        entries: [endEntry(exchange, 'cancelled')],
        result: { id, state: 'cancelled' },
        save: (sql) => saveExchangeStep(sql, id, { ...step, state: 'cancelled' }),
      };
    },
  });
};
