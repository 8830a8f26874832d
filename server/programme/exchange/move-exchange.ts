import { type ExchangeState, whyNotMove } from '#domain/exchange/exchange.ts';
import { Refusal, refusalOf, type Why } from '#domain/refusal.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { type MoneyQueue, requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import { endEntry } from './exchange-entry.ts';
import { type Exchange, lockExchange, saveExchangeStep } from './exchange-store.ts';

interface Move {
  readonly call: 'confirmExchange' | 'cancelExchange' | 'disputeExchange';
  readonly to: 'confirmed' | 'cancelled' | 'disputed';
  readonly member: Member;
  readonly requestId: string;
  readonly id: string;
  /** What the partner says is wrong, in a dispute. */
  readonly reason?: string;
  /** What ends an exchange takes a confirmation. */
  readonly confirmation?: { readonly token: string; readonly subject: ConfirmationSubject };
}

interface Loaded {
  readonly exchange: Exchange | null;
  readonly noConfirmation: Why | null;
}

/** The partner takes an own exchange a step further. */
export function moveExchange(
  money: MoneyQueue,
  { call, to, member, requestId, id, reason, confirmation }: Move,
  now: Date,
): Promise<{ id: string; state: ExchangeState }> {
  const partnerId = member.id;
  const input = { id, ...(reason !== undefined && { reason }) };
  return money.submit<{ id: string; state: ExchangeState }, Loaded>({
    owners: [partnerId],
    idempotency: { key: requestKey(call, partnerId, requestId), input },
    async load(sql) {
      const exchange = await lockExchange(sql, id);
      if (!confirmation) return { exchange, noConfirmation: null };
      const { token, subject } = confirmation;
      return { exchange, noConfirmation: await lockConfirmation(sql, member, token, subject, now) };
    },
    decide(_wallets, { exchange, noConfirmation }) {
      // Another partner's exchange gets the same answer as one that does not exist.
      if (exchange?.partnerId !== partnerId) return new Refusal('exchange_not_found');
      const why = whyNotMove(exchange, to, 'partner', now) ?? noConfirmation;
      if (why) return refusalOf(why);

      const step = { state: to, at: now, by: 'partner', reason: reason ?? null, reference: null };
      return {
        entries: to === 'disputed' ? [] : [endEntry(exchange, to)],
        result: { id, state: to },
        async save(sql) {
          if (confirmation) await spendConfirmation(sql, confirmation.token, now);
          await saveExchangeStep(sql, id, step);
        },
      };
    },
  });
}
