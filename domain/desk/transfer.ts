import type { StoredEntry } from '../ledger/entry.ts';
import { chargebackUntil } from '../plan/clawback.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

/** Transfers of money that staff may request. None of them sets a balance. */
export const transferKinds = [
  'deposit',
  'startup-advance',
  'startup-return',
  'chargeback',
  'capital-in',
  'promotion-fund',
  'exchange-released',
  'exchange-completed',
  'escrow-fund',
  'escrow-return',
  'publisher-payout',
  'acceptor-pay',
  'conversion-approve',
  'conversion-uphold',
  'payout-rejected',
  'payout-failed',
] as const;

export type TransferKind = (typeof transferKinds)[number];

export const isTransferKind = (kind: string): kind is TransferKind =>
  transferKinds.some((transferKind) => transferKind === kind);

/** How an exchange ends by a decision of staff. */
export const exchangeEndings: Partial<Record<TransferKind, 'released' | 'completed'>> = {
  'exchange-released': 'released',
  'exchange-completed': 'completed',
};

/** How a dispute about a conversion ends by a decision of staff. */
export const disputeEndings: Partial<Record<TransferKind, 'approved' | 'upheld'>> = {
  'conversion-approve': 'approved',
  'conversion-uphold': 'upheld',
};

/** How a payout that the bank may have paid ends by a decision of staff. */
export const payoutEndings: Partial<Record<TransferKind, 'rejected' | 'failed'>> = {
  'payout-rejected': 'rejected',
  'payout-failed': 'failed',
};

/** The owners of money that is neither a partner's nor the network's. */
export type Outsider = 'merchant' | 'publisher' | 'acceptor';

/** Transfers of such money, and its owner. */
export const outsideOwners: Partial<Record<TransferKind, Outsider>> = {
  'escrow-fund': 'merchant',
  'escrow-return': 'merchant',
  'publisher-payout': 'publisher',
  'acceptor-pay': 'acceptor',
};

/** Whether the money is no partner's. */
export const isNetworkTransfer = (kind: TransferKind): boolean =>
  kind === 'capital-in' || kind === 'promotion-fund' || outsideOwners[kind] !== undefined;

/** A commission is the partner's for good once the time for a chargeback is over. */
export function whyNotChargeBackNow(
  { kind, cause, at }: Pick<StoredEntry, 'kind' | 'cause'> & { readonly at: Date },
  now: Date,
): Refusal | null {
  const isCommission = kind === 'settle' && cause.conversion !== undefined;
  const until = chargebackUntil(at);
  if (!isCommission || now < until) return null;
  return createRefusal('chargeback_too_late', { until: until.toISOString() });
}

/**
 * A payout, an exchange or a plan ends as a whole, including its coupon: reversing a single entry
 * could move its amount twice, or leave promotional money where nobody can spend it. Of a plan only
 * a paid commission can be charged back, each by itself. A chargeback is final: the books have no
 * reversal of a reversal. A return of start-up funds follows from what they earned, and a rule
 * gives back what no longer holds.
 */
export function whyNotChargeBack({
  kind,
  cause,
  postings,
}: Pick<StoredEntry, 'kind' | 'cause' | 'postings'>): Refusal | null {
  const isWhole =
    /^(exchange_|payout_|put_|coupon_|ad_billing|commission_|publisher_|acceptor_)/.test(kind) ||
    /^startup_re(turn|store)$/.test(kind);
  const isPaid = postings.some(({ pocket }) => pocket === 'available');
  const isOfPlan = kind === 'settle' && !(cause.conversion !== undefined && isPaid);
  const isReversal = kind === 'chargeback';

  return isWhole || isOfPlan || isReversal ? createRefusal('entry_not_reversible') : null;
}
