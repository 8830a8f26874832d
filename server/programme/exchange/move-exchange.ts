import { type ExchangeState, whyNotMove } from '#domain/exchange/exchange.ts';
import { type Refusal, RefusalError, toRefusalError } from '#domain/refusal.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { type MoneyQueue, requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { createEndEntry } from './exchange-entry.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

interface Move {
  readonly call: 'confirmExchange' | 'cancelExchange' | 'disputeExchange';
  readonly newState: 'confirmed' | 'cancelled' | 'disputed';
  readonly partner: LoggedInPartner;
  readonly requestId: string;
  readonly id: string;
  /** What the partner says is wrong, in a dispute. */
  readonly reason?: string;
  /** What ends an exchange takes a confirmation. */
  readonly confirmation?: { readonly token: string; readonly subject: ConfirmationSubject };
}

interface LoadedMove {
  readonly exchange: Exchange | null;
  readonly confirmationRefusal: Refusal | null;
}

/** The partner takes an own exchange a step further. */
export function moveExchange(
  money: MoneyQueue,
  { call, newState, partner, requestId, id, reason, confirmation }: Move,
  now: Date,
): Promise<{ id: string; state: ExchangeState }> {
  const partnerId = partner.id;
  const input = { id, ...(reason !== undefined && { reason }) };

  return money.submit<{ id: string; state: ExchangeState }, LoadedMove>({
    owners: [partnerId],
    idempotency: { key: requestKey(call, partnerId, requestId), input },
    async load(sql) {
      const exchange = await lockExchange(sql, id);
      if (!confirmation) return { exchange, confirmationRefusal: null };

      const { token, subject } = confirmation;
      return {
        exchange,
        confirmationRefusal: await lockConfirmation(sql, partner, token, subject, now),
      };
    },
    decide(_wallets, { exchange, confirmationRefusal }) {
      // Another partner's exchange gets the same answer as one that does not exist.
      if (exchange?.partnerId !== partnerId) return new RefusalError('exchange_not_found');

      const refusal = whyNotMove(exchange, newState, 'partner', now) ?? confirmationRefusal;
      if (refusal) return toRefusalError(refusal);

      const step = {
        state: newState,
        at: now,
        by: 'partner',
        byId: null,
        reason: reason ?? null,
        reference: null,
      };
      return {
        entries: newState === 'disputed' ? [] : [createEndEntry(exchange, newState)],
        result: { id, state: newState },
        async save(sql) {
          if (confirmation) await spendConfirmation(sql, confirmation.token, now);
          await saveExchangeStep(sql, id, step);
        },
      };
    },
  });
}
