import { createRefusal, type Refusal } from '../refusal.ts';
import { whyNotCaseText } from '../support/case-text.ts';
import { daysAfter } from '../time.ts';
import type { ConversionReason, ConversionState } from './state.ts';

export const disputeOpeners = ['partner', 'merchant'] as const;
export const disputeOutcomes = ['approved', 'upheld'] as const;

export type DisputeOpener = (typeof disputeOpeners)[number];

/**
 * approved: the partner keeps the commission. upheld: the merchant was right, and it is not paid.
 */
export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const disputeTextMax = 1_000;

const daysToObject = 30;
export const daysToDecide = 30;

/** Until when a partner may dispute: a month after it would have become final. */
export const objectUntil = (lockAt: Date): Date => daysAfter(lockAt, daysToObject);

/** If nobody has decided by then, the commission is paid. */
export const decideUntil = (openedAt: Date): Date => daysAfter(openedAt, daysToDecide);

export interface DisputeState {
  readonly openedBy: DisputeOpener;
  readonly outcome: DisputeOutcome | null;
}

export interface DisputedConversion {
  readonly state: ConversionState;
  readonly reason: string | null;
  readonly lockAt: Date;
  readonly disputes: readonly DisputeState[];
}

/** Refused by the network itself, on a finding that the partner had no part in. */
const finding: ConversionReason = 'click_invalid';

/** Whether the commission was denied by somebody's decision rather than by the terms. */
export const isCommissionDenied = ({
  state,
  reason,
}: Pick<DisputedConversion, 'state' | 'reason'>): boolean =>
  state === 'reversed' || (state === 'refused' && reason === finding);

/**
 * A partner may dispute a reversal, or a refusal because the click was found invalid, for a month
 * after the lock date. A merchant may dispute a pending conversion before that date only, because
 * after it the commission is the partner's. What two people awarded the partner cannot be disputed
 * again.
 */
export function whyNotDispute(
  { state, reason, lockAt, disputes }: DisputedConversion,
  opener: DisputeOpener,
  now: Date,
): Refusal | null {
  if (disputes.some(({ openedBy, outcome }) => openedBy === opener || outcome === null)) {
    return createRefusal('dispute_made_already');
  }

  const isDisputable =
    opener === 'partner' ? isCommissionDenied({ state, reason }) : state === 'pending';
  const isDecided = disputes.some(({ outcome }) => outcome === 'approved');
  if (!isDisputable || isDecided) return createRefusal('conversion_not_disputable');

  const until = opener === 'partner' ? objectUntil(lockAt) : lockAt;
  return now < until ? null : createRefusal('dispute_too_late', { until: until.toISOString() });
}

/** Whether a merchant may still reverse it alone: not if it is disputed or was decided. */
export const isLeftToMerchant = (disputes: readonly DisputeState[]): boolean =>
  disputes.every(({ outcome }) => outcome === 'upheld');

export const whyNotDisputeText = (text: string): Refusal | null =>
  whyNotCaseText(text, disputeTextMax);
