import { formatMicro, type Micro, micro, shareOf, smallerOf, subtract } from '../money.ts';
import { keysOf } from '../name-list.ts';
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

export const payoutStates = keysOf(nextStates);

export function whyNotMovePayout(from: PayoutState, to: PayoutState): Refusal | null {
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
const stepsByAnother: Partial<Record<PayoutState, PayoutState>> = {
  sent: 'approved',
  completed: 'sent',
  failed: 'sent',
};

/** The step whose author may not make this move, or null where anyone may. */
export const stepOfAnother = (to: PayoutState): PayoutState | null => stepsByAnother[to] ?? null;

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
  const feeMax = shareOf(amount, payoutFeeBpsMax);
  const fee = smallerOf(bankCost, feeMax);
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
export interface PayoutInput {
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

type PayoutRefusalOf = Refusal & {
  readonly reason: PayoutReason;
  readonly facts: Readonly<Record<string, string>>;
};

/**
 * The order of the checks: while the books are stopped nothing else helps, and of the rest what
 * needs no waiting comes first.
 */
export function whyNotPayout(input: PayoutInput): PayoutRefusalOf | null {
  const refuseWith = (
    reason: PayoutReason,
    more: Record<string, string> = {},
  ): PayoutRefusalOf => ({
    reason,
    facts: { remedy: payoutRefusals[reason].remedy, ...more },
  });

  if (input.isLedgerStopped) return refuseWith('payout_ledger_stopped');
  if (input.objectedAt) return refuseWith('payout_objected');
  if (!input.hasPayPassword) return refuseWith('payout_pay_password_missing');
  if (input.isPayPasswordDisabled) return refuseWith('payout_pay_password_disabled');
  if (!input.card) return refuseWith('payout_card_missing');
  if (!input.card.isOffered) return refuseWith('payout_method_gone');
  if (input.startupDue > 0n) {
    return refuseWith('payout_startup_not_returned', { due: formatMicro(input.startupDue) });
  }
  if (input.amount <= 0n) return refuseWith('payout_zero');
  if (input.amount > input.available) {
    return refuseWith('payout_above_available', { available: formatMicro(input.available) });
  }
  if (input.fee && input.fee.shown !== input.fee.now) {
    return refuseWith('payout_fee_changed', { fee: formatMicro(input.fee.now) });
  }

  // An account's first card diverts nothing; only a change of an existing one pauses payouts.
  const cardAt = input.card.isFirst ? null : input.card.boundAt;
  for (const [reason, since] of [
    ['payout_card_new', cardAt],
    ['payout_pay_password_reset', input.payPasswordResetAt],
    ['payout_contact_changed', input.contactChangedAt],
    ['payout_password_reset', input.passwordResetAt],
  ] as const) {
    const until = since && waitEnd(since);
    if (until && input.now < until) return refuseWith(reason, { until: until.toISOString() });
  }

  return null;
}
