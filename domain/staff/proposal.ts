import type { Pocket } from '../ledger/accounts.ts';
import type { EntryFacts } from '../ledger/entry.ts';
import type { EntryKind } from '../ledger/kinds.ts';
import { chargebackUntil } from '../plan/clawback.ts';
import { type Why, why } from '../refusal.ts';

/** Movements of money that staff may ask for. None of them sets a balance: each is a transfer. */
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

/**
 * Kinds of entries that create or remove money for somebody. Each needs a confirmed proposal of
 * this act for the same owner and amount, which is in this pocket, or for the entry it reverses.
 */
export const decidedKinds: Partial<
  Record<EntryKind, { readonly act: ProposalAct; readonly pocket: Pocket | null }>
> = {
  deposit: { act: 'deposit', pocket: 'available' },
  startup_advance: { act: 'startup-advance', pocket: 'startup' },
  capital_in: { act: 'capital-in', pocket: 'capital' },
  promotion_fund: { act: 'promotion-fund', pocket: 'promotions' },
  escrow_fund: { act: 'escrow-fund', pocket: 'escrow' },
  escrow_return: { act: 'escrow-return', pocket: 'escrow' },
  publisher_payout: { act: 'publisher-payout', pocket: 'publisher_payable' },
  acceptor_pay: { act: 'acceptor-pay', pocket: 'acceptor_owed' },
  chargeback: { act: 'chargeback', pocket: null },
};

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

/** Whose money it can be that is neither a partner's nor the network's. */
export type Outsider = 'merchant' | 'publisher' | 'acceptor';

/** Acts on such money, and whose it is. */
export const outsideActs: Partial<Record<ProposalAct, Outsider>> = {
  'escrow-fund': 'merchant',
  'escrow-return': 'merchant',
  'publisher-payout': 'publisher',
  'acceptor-pay': 'acceptor',
};

/** A commission is the partner's for good when the time for a chargeback is over. */
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
 * A payout, an exchange or a plan ends as a whole, with the coupon on it: one entry of it undone
 * could move its amount twice, or leave promotions where nobody can spend them. Of a plan only a
 * commission that was paid can be charged back, each by itself. What was charged back stays so:
 * the books know no reversal of a reversal. A return of start-up funds follows from what they
 * earned; what of it does not stand is given back by the rule.
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

/** Whether two names are one person's, however they were typed. */
export const isSamePerson = (one: string, other: string): boolean =>
  nameKey(one) === nameKey(other);

/** Nobody moves money alone: whoever confirms is not who asked. */
export function whyNotDecide(proposal: Proposal | null, by: string): Why | null {
  if (!proposal) return why('proposal_not_found');
  if (proposal.decidedAt) return why('proposal_decided');
  return isSamePerson(proposal.madeBy, by) ? why('second_person_needed') : null;
}

export interface ProposalDecision {
  readonly by: string;
  readonly isConfirmed: boolean;
  /** Why it is refused or taken back. */
  readonly answer?: string;
  /** Whoever asked for it takes it back. */
  readonly isWithdrawn?: boolean;
}

export function whyNotDecision(
  proposal: Proposal | null,
  { by, isWithdrawn = false }: ProposalDecision,
): Why | null {
  const no = whyNotDecide(proposal, by);
  if (!isWithdrawn || !proposal || no?.reason === 'proposal_decided') return no;
  // Only who asked takes it back; anybody else decides it.
  return isSamePerson(proposal.madeBy, by) ? null : why('second_person_needed');
}

/** How the act is called that a decision leaves in a list: what was decided, then the act. */
export const decidedAct = ({ isConfirmed, isWithdrawn }: ProposalDecision, act: string): string =>
  `${isConfirmed ? 'confirm' : isWithdrawn ? 'withdraw' : 'refuse'}-${act}`;

/** Stands with the movements of money that wait for a second person, but moves none. */
export const statusAct = 'partner-status';
