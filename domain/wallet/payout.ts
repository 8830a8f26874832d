import { formatMicro, type Micro, micro, shareOf, smallerOf, subtract } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { hourMs } from '../time.ts';
import { type PayoutReason, payoutRefusals } from './payout-refusals.ts';

/** The states of a payout and their transitions. What is not in the table cannot happen. */
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

export function whyNotMove(from: PayoutState, to: PayoutState): Refusal | null {
  const allowed: readonly PayoutState[] = nextStates[from];
  return allowed.includes(to) ? null : createRefusal('payout_not_in_state', { state: from });
}

/**
 * What is given back after its approval may have been paid: a colleague pays some by hand before
 * anybody marks them as sent. One person requests it and another approves.
 */
export const takesApproval = (from: PayoutState, to: PayoutState): boolean =>
  to === 'failed' || (from === 'approved' && to === 'rejected');

/** The steps that a different person must follow up. */
const takenFurther: Partial<Record<PayoutState, PayoutState>> = {
  sent: 'approved',
  completed: 'sent',
  failed: 'sent',
};

/** The step whose author may not make this move, or null where anyone may. */
export const stepOfAnother = (to: PayoutState): PayoutState | null => takenFurther[to] ?? null;

/** Whether a payout can still move. Until it cannot, its money is held in the pocket `payout`. */
export const isPayoutOpen = (state: PayoutState): boolean => nextStates[state].length > 0;

const hundredth = 10_000n;

/** No payout costs more than this share of its amount, in basis points. */
export const payoutFeeBpsMax = 1_000;

/**
 * The bank's cost, but never more than a tenth, so that most of even a small amount arrives.
 * Rounded down to whole hundredths, since no bank sends less.
 */
export function payoutFee(amount: Micro, bankCost: Micro): Micro {
  const most = shareOf(amount, payoutFeeBpsMax);
  const fee = smallerOf(bankCost, most);
  return micro(fee - (fee % hundredth));
}

export interface PayoutQuote {
  readonly fee: Micro;
  readonly net: Micro;
  readonly left: Micro;
}

/** What a payout costs, brings and leaves, shown before it is requested. */
export function quotePayout(amount: Micro, available: Micro, bankCost: Micro): PayoutQuote {
  const fee = payoutFee(amount, bankCost);
  return { fee, net: subtract(amount, fee), left: micro(available - amount) };
}

/** How long payouts are paused after a change that could divert them. */
export const payoutPauseHours = 24;

/** Until when payouts are paused after such a change. */
export const waitEnd = (since: Date): Date => new Date(since.getTime() + payoutPauseHours * hourMs);

/**
 * Everything that a decision about a payout may depend on. Level, score and VIP are not part of it.
 */
export interface PayoutFacts {
  readonly amount: Micro;
  readonly available: Micro;
  /** The fee as shown and confirmed, and the current one; null before an amount is chosen. */
  readonly fee: { readonly shown: Micro; readonly now: Micro } | null;
  /** Start-up funds not yet returned, as far as they can be: nobody can return what plans hold. */
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
  /** When the login password was last set by somebody who did not know the old one. */
  readonly passwordResetAt: Date | null;
  /** When the owner objected to a password set by a link, until two people have cleared it. */
  readonly objectedAt: Date | null;
  /** The auditor found something wrong in the books, and no money moves. */
  readonly isLedgerStopped: boolean;
  readonly now: Date;
}

type No = Refusal & {
  readonly reason: PayoutReason;
  readonly facts: Readonly<Record<string, string>>;
};

/**
 * The order of the checks: while the books are stopped nothing else helps, and of the rest what
 * needs no waiting comes first.
 */
export function whyNotPayout(facts: PayoutFacts): No | null {
  const no = (reason: PayoutReason, more: Record<string, string> = {}): No => ({
    reason,
    facts: { remedy: payoutRefusals[reason].remedy, ...more },
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
  // An account's first card diverts nothing; only a change of an existing one pauses payouts.
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
