import type { EntryFacts } from '../ledger/entry.ts';
import { chargebackUntil } from '../plan/clawback.ts';
import { type Why, why } from '../refusal.ts';

/** Movements of money that staff may propose. None of them sets a balance: each is a transfer. */
export const proposalActs = [
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
] as const;

export type ProposalAct = (typeof proposalActs)[number];

/** How an exchange ends by an act of staff. */
export const exchangeEndings: Partial<Record<ProposalAct, 'released' | 'completed'>> = {
  'exchange-released': 'released',
  'exchange-completed': 'completed',
};

/** How a dispute about a conversion ends by an act of staff. */
export const disputeEndings: Partial<Record<ProposalAct, 'approved' | 'upheld'>> = {
  'conversion-approve': 'approved',
  'conversion-uphold': 'upheld',
};

/** The owners of money that is neither a partner's nor the network's. */
export type Outsider = 'merchant' | 'publisher' | 'acceptor';

/** Acts on such money, and its owner. */
export const outsideActs: Partial<Record<ProposalAct, Outsider>> = {
  'escrow-fund': 'merchant',
  'escrow-return': 'merchant',
  'publisher-payout': 'publisher',
  'acceptor-pay': 'acceptor',
};

/** A commission is the partner's for good once the time for a chargeback is over. */
export function whyNotChargeBackNow(
  { kind, cause, at }: Pick<EntryFacts, 'kind' | 'cause'> & { readonly at: Date },
  now: Date,
): Why | null {
  const isCommission = kind === 'settle' && cause.conversion !== undefined;
  const until = chargebackUntil(at);
  if (!isCommission || now < until) return null;
  return why('chargeback_too_late', { until: until.toISOString() });
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
}: Pick<EntryFacts, 'kind' | 'cause' | 'postings'>): Why | null {
  const isWhole =
    /^(exchange_|payout_|put_|coupon_|ad_billing|commission_|publisher_|acceptor_)/.test(kind) ||
    /^startup_re(turn|store)$/.test(kind);
  const isPaid = postings.some(({ pocket }) => pocket === 'available');
  const isOfPlan = kind === 'settle' && !(cause.conversion !== undefined && isPaid);
  const isReversal = kind === 'chargeback';
  return isWhole || isOfPlan || isReversal ? why('entry_not_reversible') : null;
}

export interface Proposal {
  readonly madeBy: string;
  readonly decidedAt: Date | null;
}

const nameKey = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether two names belong to one person, however they were typed. */
export const isSamePerson = (one: string, other: string): boolean =>
  nameKey(one) === nameKey(other);

/** Nobody moves money alone: the proposer cannot confirm. */
export function whyNotDecide(proposal: Proposal | null, by: string): Why | null {
  if (!proposal) return why('proposal_not_found');
  if (proposal.decidedAt) return why('proposal_decided');
  return isSamePerson(proposal.madeBy, by) ? why('second_person_needed') : null;
}

export interface ProposalDecision {
  readonly by: string;
  readonly isConfirmed: boolean;
  /** Why it is refused or withdrawn. */
  readonly answer?: string;
  /** Whether the proposer withdraws it. */
  readonly isWithdrawn?: boolean;
}

export function whyNotDecision(
  proposal: Proposal | null,
  { by, isWithdrawn = false }: ProposalDecision,
): Why | null {
  const no = whyNotDecide(proposal, by);
  if (!isWithdrawn || !proposal || no?.reason === 'proposal_decided') return no;
  // Only the proposer can withdraw it; anybody else decides it.
  return isSamePerson(proposal.madeBy, by) ? null : why('second_person_needed');
}

/** The name under which a decision appears in a list: the decision, then the act. */
export const decidedAct = <A extends string>(
  { isConfirmed, isWithdrawn }: ProposalDecision,
  act: A,
) => `${isConfirmed ? 'confirm' : isWithdrawn ? 'withdraw' : 'refuse'}-${act}` as const;
