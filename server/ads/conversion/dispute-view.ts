import type { disputeConversion } from '#contract/dispute.ts';
import type { Reply } from '#contract/route.ts';
import type { Dispute } from './dispute-store.ts';

/** A dispute as its partner sees it. */
export function toDisputeReply(dispute: Dispute): Reply<typeof disputeConversion> {
  const { outcome, decidedBy, reason, decidedAt } = dispute;
  const isDecided = outcome && decidedBy && reason && decidedAt;

  return {
    ...dispute,
    decision: isDecided ? { outcome, by: decidedBy, reason, at: decidedAt } : null,
  };
}
