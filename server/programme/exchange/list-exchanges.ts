import type { listExchanges as route } from '#contract/exchange.ts';
import { dueAt, isOverdue } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listExchanges as listStored } from './exchange-store.ts';

/** The partner's exchanges. They stay visible even when exchanges are no longer offered. */
export const listExchanges: UseCase<typeof route> = async (call, input) => {
  const now = call.now();
  const { installation, configuration } = call.settings;
  const { list, next } = await listStored(
    call.db.sql,
    call.member.id,
    input.only ?? null,
    input.cursor ?? null,
  );
  return {
    isOffered: configuration.exchange.isOffered,
    currency: installation.currency,
    list: list.map(({ partnerId: _, heldAt, steps, ...exchange }) => ({
      ...exchange,
      amount: formatMicro(exchange.amount),
      at: heldAt.toISOString(),
      dueAt: dueAt(heldAt).toISOString(),
      isOverdue: isOverdue({ state: exchange.state, heldAt }, now),
      steps: steps.map(([state, at, reason, reference]) => ({
        state,
        at: new Date(at).toISOString(),
        reason,
        reference,
      })),
    })),
    next,
  };
};
