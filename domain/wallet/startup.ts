import { balanceIn, type Wallet } from '../ledger/book.ts';
import { type Micro, micro, smallerOf } from '../money.ts';

/** The state of an advance: what is left of it, what is still due, and what it has earned. */
export interface Advance {
  readonly left: Micro;
  readonly due: Micro;
  /** Settled earnings of plans that the advance paid for, less what was already taken. */
  readonly earned: Micro;
  readonly available: Micro;
  /** What plans hold of the advance, or have used and not settled: its outcome is not known yet. */
  readonly inPlans: Micro;
}

export interface AdvanceReturn {
  readonly fromLeft: Micro;
  readonly fromEarnings: Micro;
  /** Consumed, and covered by neither: the network bears it, and the partner owes nothing. */
  readonly loss: Micro;
}

/**
 * The part of an advance that can be returned now, always with one tap. What plans hold comes back
 * from them or is taken from what they earn: nobody could return it yet, and no payout waits for
 * it.
 */
export const returnableNow = ({ due, inPlans }: Pick<Advance, 'due' | 'inPlans'>): Micro =>
  micro(due - smallerOf(inPlans, due));

/** What plans hold of an advance, or have used and not settled. */
export const startupInPlans = (wallet: Wallet): Micro =>
  micro(balanceIn(wallet, 'to_consume_startup') + balanceIn(wallet, 'publisher_pending_startup'));

/** What a wallet's payouts wait for. */
export const startupReturnable = (wallet: Wallet): Micro =>
  returnableNow({ due: balanceIn(wallet, 'advance_due'), inPlans: startupInPlans(wallet) });

/**
 * Returns an advance without new money: first what is left, then what it earned; the rest is
 * written off.
 */
export function returnAdvance(advance: Advance): AdvanceReturn {
  const { left, earned, available } = advance;
  const now = returnableNow(advance);
  const fromLeft = smallerOf(left, now);
  const consumed = now - fromLeft;
  const fromEarnings = smallerOf(consumed, smallerOf(earned, available));

  return {
    fromLeft: micro(fromLeft),
    fromEarnings: micro(fromEarnings),
    loss: micro(consumed - fromEarnings),
  };
}
