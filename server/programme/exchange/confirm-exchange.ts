import type { confirmExchange as route } from '#contract/exchange.ts';
import { whyNotMove } from '#domain/exchange/exchange.ts';
import { Refusal, refusalOf, type Why } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { endEntry } from './exchange-entry.ts';
import { type Exchange, findExchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

interface Loaded {
  readonly exchange: Exchange;
  readonly noConfirmation: Why | null;
}

/**
 * The partner confirms receipt, and the held amount goes to the acceptor. It takes a confirmation.
 */
export const confirmExchange: UseCase<typeof route> = async (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, id, confirmation } = input;
  const known = await findExchange(call.db.sql, id);
  // Another partner's exchange gets the same answer as one that does not exist.
  if (known?.partnerId !== partnerId) throw new Refusal('exchange_not_found');
  const { amount } = known;
  return call.money.submit<{ id: string; state: 'confirmed' }, Loaded>({
    owners: [partnerId],
    idempotency: { key: requestKey('confirmExchange', partnerId, requestId), input: { id } },
    load: async (sql) => ({
      exchange: (await lockExchange(sql, id)) as Exchange,
      noConfirmation: await lockConfirmation(
        sql,
        call.member,
        confirmation,
        { action: 'exchange-confirm', exchangeId: id, amount },
        now,
      ),
    }),
    decide(_wallets, { exchange, noConfirmation }) {
      const no = whyNotMove(exchange, 'confirmed', 'partner', now) ?? noConfirmation;
      if (no) return refusalOf(no);
      const step = { at: now, by: 'partner', reason: null, reference: null };
      return {
        entries: [endEntry(exchange, 'confirmed')],
        result: { id, state: 'confirmed' },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await saveExchangeStep(sql, id, { ...step, state: 'confirmed' });
        },
      };
    },
  });
};
