import type { disputeConversion } from '#contract/dispute.ts';
import type { Reply } from '#contract/route.ts';
import type { Dispute } from './dispute-store.ts';

/** A dispute as its partner sees it. */
export function disputeView(dispute: Dispute): Reply<typeof disputeConversion> {
  const { openedBy, text, outcome, decidedBy, reason, decidedAt } = dispute;
  const at = dispute.at.toISOString();
  const decision =
    outcome && decidedBy && reason && decidedAt
      ? { outcome, by: decidedBy, reason, at: decidedAt.toISOString() }
      : null;
  return { openedBy, text, at, dueAt: dispute.dueAt.toISOString(), decision };
}
