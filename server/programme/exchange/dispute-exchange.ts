import type { disputeExchange as route } from '#contract/exchange.ts';
import { cleanDispute, whyNotDispute, whyNotMove } from '#domain/exchange/exchange.ts';
import { Refusal, refusalOf, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

/** The partner says what is wrong. No money moves until two members of staff have decided. */
export const disputeExchange: UseCase<typeof route> = async (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, id } = input;
  refuse(whyNotDispute(input.reason));
  const reason = cleanDispute(input.reason);
  return call.money.submit<{ id: string; state: 'disputed' }, Exchange | null>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('disputeExchange', partnerId, requestId),
      input: { id, reason },
    },
    load: (sql) => lockExchange(sql, id),
    decide(_wallets, exchange) {
      if (exchange?.partnerId !== partnerId) return new Refusal('exchange_not_found');
      const no = whyNotMove(exchange, 'disputed', 'partner', now);
      if (no) return refusalOf(no);
      const step = { at: now, by: 'partner', reason, reference: null };
      return {
        entries: [],
        result: { id, state: 'disputed' },
        save: (sql) => saveExchangeStep(sql, id, { ...step, state: 'disputed' }),
      };
    },
  });
};
