import { keysOf } from '../name-list.ts';
import type { FactTerm } from '../refusal-facts.ts';

/** What a partner can do about a refused payout. Paying something is not among the options. */
export const remedies = [
  'change-amount',
  'ask-again',
  'bind-card',
  'set-pay-password',
  'return-startup',
  'wait',
  'ask-review',
  'ask-service',
] as const;

export type Remedy = (typeof remedies)[number];

interface PayoutRefusal {
  readonly remedy: Remedy;
  /** What its sentence names beside the remedy. */
  readonly facts: readonly FactTerm[];
}

/**
 * The one list of all reasons for refusing a payout, each with the next step. Everything else
 * follows from it: the reasons of the product and their codes, the public lists of them, and by
 * type their sentences in every language and their names at the desk.
 */
export const payoutRefusals = {
  payout_zero: { remedy: 'change-amount', facts: [] },
  payout_above_available: { remedy: 'change-amount', facts: [] },
  payout_fee_changed: { remedy: 'ask-again', facts: [] },
  payout_card_missing: { remedy: 'bind-card', facts: [] },
  payout_method_gone: { remedy: 'bind-card', facts: [] },
  payout_pay_password_missing: { remedy: 'set-pay-password', facts: [] },
  payout_pay_password_disabled: { remedy: 'set-pay-password', facts: [] },
  payout_startup_not_returned: { remedy: 'return-startup', facts: [] },
  payout_card_new: { remedy: 'wait', facts: ['until'] },
  payout_pay_password_reset: { remedy: 'wait', facts: ['until'] },
  payout_contact_changed: { remedy: 'wait', facts: ['until'] },
  payout_password_reset: { remedy: 'wait', facts: ['until'] },
  // The owner said that somebody else set the password: two members of staff investigate.
  payout_objected: { remedy: 'ask-service', facts: [] },
  // The books do not add up: finding out why is our task, and no partner is to blame.
  payout_ledger_stopped: { remedy: 'wait', facts: [] },
  // A person's decision rather than a rule's; its reason is given, and another person can review
  // it.
  payout_rejected: { remedy: 'ask-review', facts: [] },
} as const satisfies Readonly<Record<`payout_${string}`, PayoutRefusal>>;

export type PayoutReason = keyof typeof payoutRefusals;

export const payoutReasonNames = keysOf(payoutRefusals);

export const isPayoutReason = (reason: string): reason is PayoutReason => reason in payoutRefusals;

/** A table with a row for each reason, in the order of the list. */
export const tableOfPayoutReasons = <Row>(
  rowOf: (reason: PayoutReason) => Row,
): Readonly<Record<PayoutReason, Row>> =>
  // Object.fromEntries forgets the names of the keys.
  Object.fromEntries(payoutReasonNames.map((reason) => [reason, rowOf(reason)])) as Record<
    PayoutReason,
    Row
  >;
