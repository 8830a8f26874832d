import { isLeftToMerchant } from '#domain/conversion/dispute.ts';
import { canBecome } from '#domain/conversion/state.ts';
import type { Services } from '../services/services.ts';
import type { AcceptedReport } from './accept-conversion.ts';
import { type Click, findClick } from './click-store.ts';
import { releaseEntries } from './commission-entry.ts';
import { type Conversion, getConversion, saveConversionStep } from './conversion-store.ts';
import { type Dispute, listDisputes } from './dispute-store.ts';

interface ReversalInput {
  readonly conversion: Conversion;
  readonly click: Click;
  readonly disputes: readonly Dispute[];
}

type Reversal = AcceptedReport & { readonly isDone: boolean };

/**
 * A merchant reverses its report, with a reason, before the commission is final. A later reversal
 * is refused: what a partner has earned does not vanish.
 */
export const reverseConversion = (
  services: Pick<Services, 'money' | 'now'>,
  click: Click,
  { id }: Pick<Conversion, 'id'>,
  reversalReason: string,
): Promise<Reversal> => {
  const { merchantId, partnerId } = click;
  const now = services.now();

  return services.money.submit<Reversal, ReversalInput>({
    owners: [merchantId, partnerId],
    load: async (sql) => ({
      conversion: await getConversion(sql, id),
      click: (await findClick(sql, click.serveId)) ?? click,
      disputes: await listDisputes(sql, [id]),
    }),
    decide(_wallets, { conversion, click: currentClick, disputes }) {
      const { state, reason } = conversion;
      if (state === 'reversed') {
        return { entries: [], result: { conversion: id, state, reason, isDone: true } };
      }

      const isReversible = canBecome(state, 'reversed') && now < conversion.lockAt;
      if (!isReversible || !isLeftToMerchant(disputes)) {
        return { entries: [], result: { conversion: id, state, reason, isDone: false } };
      }

      const entries =
        state === 'pending'
          ? releaseEntries(currentClick, id, conversion.commission, reversalReason)
          : [];

      return {
        entries,
        result: { conversion: id, state: 'reversed', reason: reversalReason, isDone: true },
        save: (sql) =>
          saveConversionStep(sql, {
            id,
            step: conversion.step + 1,
            state: 'reversed',
            reason: reversalReason,
            actor: 'merchant',
            entryId: entries.at(-1)?.id ?? null,
            at: now,
          }),
      };
    },
  });
};
