import type * as dispute from '#contract/dispute.ts';
import { whyNotDisputeText } from '#domain/conversion/dispute.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { cleanCaseText } from '#domain/support/case-text.ts';
import type { UseCases } from '../services/services.ts';
import { findClick } from './click-store.ts';
import { findConversionById } from './conversion-store.ts';
import { listDisputes } from './dispute-store.ts';
import { toDisputeReply } from './dispute-view.ts';
import { openDispute } from './open-dispute.ts';

export const disputeUseCases = {
  /** A partner explains why a reversed order should count. Two people decide within a month. */
  async disputeConversion(call, { id: conversionId, ...input }) {
    refuse(whyNotDisputeText(input.text));
    const text = cleanCaseText(input.text);
    const { sql } = call.db;

    const conversion = await findConversionById(sql, conversionId);
    const click = conversion && (await findClick(sql, conversion.serveId));
    // Another partner's conversion gets the same answer as one that does not exist.

    if (click?.partnerId !== call.partner.id) throw new RefusalError('conversion_not_found');

    const disputeId = await openDispute(call, click, conversionId, { openedBy: 'partner', text });
    const dispute = (await listDisputes(sql, [conversionId])).find(
      (candidate) => candidate.id === disputeId,
    );
    if (!dispute) throw new Error('A dispute vanished');

    return toDisputeReply(dispute);
  },
} satisfies UseCases<typeof dispute>;
