import { randomUUID } from 'node:crypto';
import { type DisputeOpener, whyNotDispute } from '#domain/conversion/dispute.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { toRefusalError } from '#domain/refusal.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import { openCase } from '../../people/support-case/support-case.ts';
import type { Services } from '../services/services.ts';
import type { Click } from './click-store.ts';
import { type Conversion, getConversion } from './conversion-store.ts';
import { type Dispute, listDisputes } from './dispute-store.ts';

interface Objection {
  readonly openedBy: DisputeOpener;
  readonly text: string;
}

interface LoadedConversion {
  readonly conversion: Conversion;
  readonly disputes: readonly Dispute[];
}

/**
 * Opens a dispute with the partner's wallet locked: reversing and settling need the same lock, so
 * neither can happen in between. No money moves until the decision. Resending the same text returns
 * the existing dispute.
 */
export const openDispute = (
  { money, now }: Pick<Services, 'money' | 'now'>,
  { partnerId }: Pick<Click, 'partnerId'>,
  conversionId: string,
  { openedBy, text }: Objection,
): Promise<string> =>
  money.submit<string, LoadedConversion>({
    owners: [partnerId],
    load: async (sql) => ({
      conversion: await getConversion(sql, conversionId),
      disputes: await listDisputes(sql, [conversionId]),
    }),
    decide(_wallets, { conversion, disputes }) {
      const existingDispute = disputes.find(
        (dispute) => dispute.openedBy === openedBy && dispute.text === text,
      );
      if (existingDispute) return { entries: [], result: existingDispute.id };

      const openedAt = now();
      const reason = whyNotDispute({ ...conversion, disputes }, openedBy, openedAt);
      if (reason) return toRefusalError(reason);

      const id = randomUUID();

      return {
        entries: [],
        result: id,
        async save(sql) {
          const isNew = await openCase(sql, {
            id,
            kind: 'order',
            partnerId,
            subject: conversionId,
            openedBy,
            text,
            openedAt,
            causedBy: null,
            causer: null,
          });
          if (!isNew) throw new Error('An order was disputed twice by the same side');
          // A partner who opens a dispute needs no notice of it.
          if (openedBy === 'merchant')
            await leavePlanNotices(sql, [toDisputeNotice(conversion, id, openedAt)]);
        },
      };
    },
  });

const toDisputeNotice = (conversion: Conversion, disputeId: string, openedAt: Date): PlanNotice => {
  const { planId, commission, fee } = conversion;
  const details = { amount: formatMicro(subtract(commission, fee)) };

  return {
    planId,
    kind: 'conversion-disputed',
    cause: `dispute ${disputeId}`,
    details,
    createdAt: openedAt,
  };
};
