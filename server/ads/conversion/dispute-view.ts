import type { disputeConversion } from '#contract/dispute.ts';
import type { Reply } from '#contract/route.ts';
import type { Dispute } from './dispute-store.ts';

/** A dispute as its partner sees it. */
export function toDisputeReply(dispute: Dispute): Reply<typeof disputeConversion> {
  const { openedAt, outcome, decidedBy, reason, decidedAt } = dispute;
  const isDecided = outcome && decidedBy && reason && decidedAt;

  return {
    ...dispute,
    at: openedAt,
    decision: isDecided ? { outcome, by: decidedBy, reason, at: decidedAt } : null,
  };
}
