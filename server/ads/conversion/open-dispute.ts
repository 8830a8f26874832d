import { randomUUID } from 'node:crypto';
import { type DisputeOpener, decideUntil, whyNotDispute } from '#domain/conversion/dispute.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { refusalOf } from '#domain/refusal.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Services } from '../services/services.ts';
import type { Click } from './click-store.ts';
import { type Conversion, getConversion } from './conversion-store.ts';
import { type Dispute, listDisputes, saveDispute } from './dispute-store.ts';

interface Objection {
  readonly by: DisputeOpener;
  readonly text: string;
}

interface Loaded {
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
  { by, text }: Objection,
): Promise<string> =>
  money.submit<string, Loaded>({
    owners: [partnerId],
    load: async (sql) => ({
      conversion: await getConversion(sql, conversionId),
      disputes: await listDisputes(sql, [conversionId]),
    }),
    decide(_wallets, { conversion, disputes }) {
      const same = disputes.find((one) => one.openedBy === by && one.text === text);
      if (same) return { entries: [], result: same.id };
      const at = now();
      const no = whyNotDispute({ ...conversion, disputes }, by, at);
      if (no) return refusalOf(no);
      const id = randomUUID();
      const dueAt = decideUntil(at);
      return {
        entries: [],
        result: id,
        async save(sql) {
          await saveDispute(sql, { id, conversionId, openedBy: by, text, at, dueAt });
          // A partner who opens a dispute needs no notice of it.
          if (by === 'merchant') await leavePlanNotices(sql, [tellOfDispute(conversion, id, at)]);
        },
      };
    },
  });

const tellOfDispute = (conversion: Conversion, id: string, at: Date): PlanNotice => {
  const { planId, commission, fee } = conversion;
  const facts = { amount: formatMicro(subtract(commission, fee)) };
  return { planId, what: 'conversion-disputed', cause: `dispute ${id}`, facts, at };
};
