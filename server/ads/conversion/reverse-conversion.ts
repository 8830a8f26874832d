import { isLeftToMerchant } from '#domain/conversion/dispute.ts';
import { mayBecome } from '#domain/conversion/state.ts';
import type { Services } from '../services/services.ts';
import type { Accepted } from './accept-conversion.ts';
import { type Click, findClick } from './click-store.ts';
import { releaseEntries } from './commission-entry.ts';
import { type Conversion, getConversion, saveConversionStep } from './conversion-store.ts';
import { type Dispute, listDisputes } from './dispute-store.ts';

interface Loaded {
  readonly conversion: Conversion;
  readonly plan: Click;
  readonly disputes: readonly Dispute[];
}

type Undone = Accepted & { readonly isDone: boolean };

/**
 * A merchant reverses its report, with a reason, before the commission is final. A later reversal
 * is refused: what a partner has earned does not vanish.
 */
export const reverseConversion = (
  services: Pick<Services, 'money' | 'now'>,
  click: Click,
  { id }: Pick<Conversion, 'id'>,
  why: string,
): Promise<Undone> => {
  const { merchantId, partnerId } = click;
  const now = services.now();
  return services.money.submit<Undone, Loaded>({
    owners: [merchantId, partnerId],
    load: async (sql) => ({
      conversion: await getConversion(sql, id),
      plan: (await findClick(sql, click.serveId)) ?? click,
      disputes: await listDisputes(sql, [id]),
    }),
    decide(_wallets, { conversion, plan, disputes }) {
      const { state, reason } = conversion;
      if (state === 'reversed') {
        return { entries: [], result: { conversion: id, state, reason, isDone: true } };
      }
      const isOpen = mayBecome(state, 'reversed') && now < conversion.lockAt;
      if (!isOpen || !isLeftToMerchant(disputes)) {
        return { entries: [], result: { conversion: id, state, reason, isDone: false } };
      }
      const entries =
        state === 'pending' ? releaseEntries(plan, id, conversion.commission, why) : [];
      return {
        entries,
        result: { conversion: id, state: 'reversed', reason: why, isDone: true },
        save: (sql) =>
          saveConversionStep(sql, {
            id,
            step: conversion.step + 1,
            state: 'reversed',
            reason: why,
            actor: 'merchant',
            entryId: entries.at(-1)?.id ?? null,
            at: now,
          }),
      };
    },
  });
};
