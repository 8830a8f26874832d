import type { cancelExchange as route } from '#contract/exchange.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { Refusal, refusalOf, type Why } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { endEntry } from './exchange-entry.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

interface Loaded {
  readonly exchange: Exchange | null;
  readonly noConfirmation: Why | null;
}

/** Cancels an exchange before the acceptor takes it; the money is available at once. */
export const cancelExchange: UseCase<typeof route> = (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, id, confirmation } = input;
  const subject = { action: 'exchange-cancel', exchangeId: id } as const;
  return call.money.submit<{ id: string; state: 'cancelled' }, Loaded>({
    owners: [partnerId],
    idempotency: { key: requestKey('cancelExchange', partnerId, requestId), input: { id } },
    load: async (sql) => ({
      exchange: await lockExchange(sql, id),
      noConfirmation: await lockConfirmation(sql, call.member, confirmation, subject, now),
    }),
    decide(_wallets, { exchange, noConfirmation }) {
      if (exchange?.partnerId !== partnerId) return new Refusal('exchange_not_found');
      const no = whyNotMove(exchange, 'cancelled', 'partner', now) ?? noConfirmation;
      if (no) return refusalOf(no);
      const step = { at: now, by: 'partner', reason: null, reference: null };
      return {
        entries: [endEntry(exchange, 'cancelled')],
        result: { id, state: 'cancelled' },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await saveExchangeStep(sql, id, { ...step, state: 'cancelled' });
        },
      };
    },
  });
};
