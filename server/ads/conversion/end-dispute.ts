import type { DisputeOutcome } from '#domain/conversion/dispute.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { leavePlanNotices } from '../../people/notice/notice.ts';
import { saveAnswer } from '../../people/support-case/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Conversion } from './conversion-store.ts';

interface DisputeDecision {
  readonly disputeId: string;
  readonly outcome: DisputeOutcome;
  readonly decidedBy: string;
  readonly decidedById: string | null;
  readonly reason: string;
  readonly decidedAt: Date;
}

type DecidedConversion = Pick<Conversion, 'planId' | 'commission' | 'fee' | 'state'>;

/**
 * Ends a dispute after its decision was carried out, and tells the partner. If the merchant cannot
 * fund a commission the partner won, the notice says so.
 */
export async function endDispute(
  sql: Sql,
  conversion: DecidedConversion,
  decision: DisputeDecision,
): Promise<void> {
  await saveAnswer(sql, {
    id: decision.disputeId,
    outcome: decision.outcome,
    answer: decision.reason,
    answeredBy: decision.decidedById,
    answerer: decision.decidedBy,
    answeredAt: decision.decidedAt,
  });

  const { planId, commission, fee } = conversion;
  const cause = `decision ${decision.disputeId}`;
  const details = { amount: formatMicro(subtract(commission, fee)) };

  await leavePlanNotices(sql, [
    {
      planId,
      kind: noticeKindOf(conversion, decision),
      cause,
      details,
      createdAt: decision.decidedAt,
    },
  ]);
}

function noticeKindOf({ state }: DecidedConversion, { outcome }: DisputeDecision) {
  if (outcome === 'upheld') return 'conversion-upheld';
  return state === 'unfunded' ? 'conversion-unfunded' : 'conversion-approved';
}
