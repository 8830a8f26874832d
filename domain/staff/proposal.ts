import type { EntryKind } from '../ledger/kinds.ts';
import { type Why, why } from '../refusal.ts';

/** Movements of money that staff may ask for. None of them sets a balance: each is a transfer. */
export const proposalActs = [
  'deposit',
  'startup-advance',
  'startup-return',
  'chargeback',
  'capital-in',
  'exchange-released',
  'exchange-completed',
] as const;

export type ProposalAct = (typeof proposalActs)[number];

/** How an exchange ends by an act of staff. */
export const exchangeEndings: Partial<Record<ProposalAct, 'released' | 'completed'>> = {
  'exchange-released': 'released',
  'exchange-completed': 'completed',
};

/** A payout or exchange ends as a whole: one entry of it undone could move its amount twice. */
export const whyNotChargeBack = (kind: EntryKind): Why | null =>
  /^(exchange|payout)_/.test(kind) ? why('entry_not_reversible') : null;

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
