import { formatMicro, type Micro, micro, shareOf, subtract } from '../money.ts';
import { type Reason, type Why, why } from '../refusal.ts';

/** The states of a payout and what may follow each. What is not in the table cannot happen. */
const nextStates = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['sent', 'rejected'],
  sent: ['completed', 'failed'],
  completed: [],
  rejected: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type PayoutState = keyof typeof nextStates;

export const payoutStates = Object.keys(nextStates) as PayoutState[];

export function whyNotMove(from: PayoutState, to: PayoutState): Why | null {
  const allowed: readonly PayoutState[] = nextStates[from];
  return allowed.includes(to) ? null : why('payout_not_in_state', { state: from });
}

/** Whose step it was that another person must take further. */
const takenFurther: Partial<Record<PayoutState, PayoutState>> = {
  sent: 'approved',
  failed: 'sent',
};

/** The step before a move whose author may not make the move, or null where anyone may. */
export const stepOfAnother = (to: PayoutState): PayoutState | null => takenFurther[to] ?? null;

/** Where the money of a payout lies while it is in this state. */
export const isPayoutOpen = (state: PayoutState): boolean => nextStates[state].length > 0;

const hundredth = 10_000n;

/** No payout costs more than this share of its amount, in basis points. */
export const payoutFeeBpsMax = 1_000;

/**
 * The bank's cost, but never more than a tenth: however little there is, most of it arrives. Cut
 * down to whole hundredths, since no bank sends less.
 */
export function payoutFee(amount: Micro, bankCost: Micro): Micro {
  const most = shareOf(amount, payoutFeeBpsMax);
  const fee = bankCost < most ? bankCost : most;
  return micro(fee - (fee % hundredth));
}

export interface PayoutQuote {
  readonly fee: Micro;
  readonly net: Micro;
  readonly left: Micro;
}

/** What a payout costs, brings and leaves, told before it is asked for. */
export function quotePayout(amount: Micro, available: Micro, bankCost: Micro): PayoutQuote {
  const fee = payoutFee(amount, bankCost);
  return { fee, net: subtract(amount, fee), left: micro(available - amount) };
}

/** What a partner can do about a refused payout. To pay something is not among it. */
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

/** The closed list of reasons for refusing a payout, each with what to do next. */
export const payoutRefusals = {
  payout_zero: 'change-amount',
  payout_above_available: 'change-amount',
  payout_fee_changed: 'ask-again',
  payout_card_missing: 'bind-card',
  payout_method_gone: 'bind-card',
  payout_pay_password_missing: 'set-pay-password',
  payout_pay_password_disabled: 'set-pay-password',
  payout_startup_not_returned: 'return-startup',
  payout_card_new: 'wait',
  payout_pay_password_reset: 'wait',
  payout_contact_changed: 'wait',
  payout_password_reset: 'wait',
  // The owner said that somebody else set the password: two people of staff look into it.
  payout_objected: 'ask-service',
  // The books do not add up: it is ours to find out why, and no partner is meant.
  payout_ledger_stopped: 'wait',
  // Not a rule but a person, whose reason stands with it and whom another person checks.
  payout_rejected: 'ask-review',
} as const satisfies Partial<Record<Reason, Remedy>>;

export type PayoutReason = keyof typeof payoutRefusals;

const hourMs = 60 * 60 * 1000;

/** How long payouts are paused after a change that could divert them. */
export const payoutPauseHours = 24;

/** Until when payouts are paused after such a change. */
export const waitEnd = (since: Date): Date => new Date(since.getTime() + payoutPauseHours * hourMs);

/** All that a decision about a payout may rest on. Level, score and membership are not in it. */
export interface PayoutFacts {
  readonly amount: Micro;
  readonly available: Micro;
  /** The fee as it was shown and confirmed, and as it is now; null before an amount is chosen. */
  readonly fee: { readonly shown: Micro; readonly now: Micro } | null;
  /** Start-up funds not yet returned, as far as they can be: what plans have is in none's hands. */
  readonly startupDue: Micro;
  readonly card: {
    readonly boundAt: Date;
    readonly isFirst: boolean;
    readonly isOffered: boolean;
  } | null;
  readonly hasPayPassword: boolean;
  /** Entered wrong so often that only a new one helps. */
  readonly isPayPasswordDisabled: boolean;
  readonly payPasswordResetAt: Date | null;
  readonly contactChangedAt: Date | null;
  /** When the login password was last set by somebody who did not give the old one. */
  readonly passwordResetAt: Date | null;
  /** When the owner objected to a password set by a link, until two people have cleared it. */
  readonly objectedAt: Date | null;
  /** The auditor found something in the books, and all money stands still. */
  readonly isLedgerStopped: boolean;
  readonly now: Date;
}

/**
 * Asks in this order: while the books are looked into nothing else helps, and of the rest what
 * needs no waiting comes first.
 */
export function whyNotPayout(facts: PayoutFacts): (Why & { reason: PayoutReason }) | null {
  const no = (reason: PayoutReason, more: Record<string, string> = {}) => ({
    reason,
    facts: { remedy: payoutRefusals[reason], ...more },
  });
  if (facts.isLedgerStopped) return no('payout_ledger_stopped');
  if (facts.objectedAt) return no('payout_objected');
  if (!facts.hasPayPassword) return no('payout_pay_password_missing');
  if (facts.isPayPasswordDisabled) return no('payout_pay_password_disabled');
  if (!facts.card) return no('payout_card_missing');
  if (!facts.card.isOffered) return no('payout_method_gone');
  if (facts.startupDue > 0n) {
    return no('payout_startup_not_returned', { due: formatMicro(facts.startupDue) });
  }
  if (facts.amount <= 0n) return no('payout_zero');
  if (facts.amount > facts.available) {
    return no('payout_above_available', { available: formatMicro(facts.available) });
  }
  if (facts.fee && facts.fee.shown !== facts.fee.now) {
    return no('payout_fee_changed', { fee: formatMicro(facts.fee.now) });
  }
  // The first card of an account diverts nothing; only a change of an older one waits.
  const cardAt = facts.card.isFirst ? null : facts.card.boundAt;
  for (const [reason, since] of [
    ['payout_card_new', cardAt],
    ['payout_pay_password_reset', facts.payPasswordResetAt],
    ['payout_contact_changed', facts.contactChangedAt],
    ['payout_password_reset', facts.passwordResetAt],
  ] as const) {
    const until = since && waitEnd(since);
    if (until && facts.now < until) return no(reason, { until: until.toISOString() });
  }
  return null;
}
