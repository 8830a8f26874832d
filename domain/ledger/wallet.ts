import { type Micro, negate, sum, zero } from '../money.ts';
import { type Pocket, pocketNames, pockets } from './accounts.ts';
import { balanceIn, type Wallet } from './book.ts';
import type { Posting } from './entry.ts';

/** The figures of the wallet screen. Money that is not the partner's yet is not in the total. */
export interface WalletFigures {
  readonly totalAssets: Micro;
  readonly available: Micro;
  readonly waitingSpent: Micro;
  readonly toBeSettled: Micro;
  readonly deposit: Micro;
  readonly discount: Micro;
  readonly startup: Micro;
  /** The part of advances that is neither returned nor written off. */
  readonly startupDue: Micro;
}

const startupPockets: readonly Pocket[] = [
  'startup',
  'to_consume_startup',
  'publisher_pending_startup',
];

/** What a partner's plans know before the books do. */
export interface WaitingMoney {
  /** The partner's own money that plans hold and delivery has not consumed. */
  readonly own: Micro;
  /** Coupon money that plans hold and delivery has not consumed. */
  readonly discount: Micro;
  /** Commissions of orders that can still be returned, net of the fee. */
  readonly pending: Micro;
}

/**
 * The current figures: the balances, except that delivery's consumption counts at once and not only
 * when it is billed, and commissions count net from the order on.
 */
export function walletFigures(wallet: Wallet, waiting: WaitingMoney): WalletFigures {
  const assets = pocketNames.filter((pocket) => pockets[pocket].isAsset && pocket !== 'to_consume');
  return {
    totalAssets: sum([...assets.map((pocket) => balanceIn(wallet, pocket)), waiting.own]),
    available: balanceIn(wallet, 'available'),
    waitingSpent: waiting.own,
    toBeSettled: waiting.pending,
    deposit: balanceIn(wallet, 'deposit'),
    // Plans hold coupon money from the moment it is given, and return it when they end.
    discount: sum([balanceIn(wallet, 'discount'), waiting.discount]),
    // An advance remains one while plans hold it, and until the part they consumed is settled.
    startup: sum(startupPockets.map((pocket) => balanceIn(wallet, pocket))),
    startupDue: balanceIn(wallet, 'advance_due'),
  };
}

type Change = Pick<Posting, 'pocket' | 'amount'>;

/** A record's change in available funds. The changes of all records add up to the balance. */
export const availableChange = (ownChanges: readonly Change[]): Micro =>
  ownChanges.find(({ pocket }) => pocket === 'available')?.amount ?? zero;

/** Money that moved between other pockets: the amount without a sign, its source and target. */
export interface PocketMove {
  readonly amount: Micro;
  readonly from: Pocket;
  readonly to: Pocket;
}

const absoluteOf = (amount: Micro): Micro => (amount < 0n ? negate(amount) : amount);

/** These pockets hold no money: they note how much of an advance is still to be returned. */
const isNote = ({ pocket }: Change) => pocket === 'advance_receivable' || pocket === 'advance_due';

/**
 * What a record moved without changing the available funds, or null. It has no sign, because other
 * records move the money from or to those funds. If several amounts moved, the partner's own money
 * comes first.
 */
export function findPocketMove(
  ownChanges: readonly Change[],
  otherChanges: readonly Change[],
): PocketMove | null {
  if (ownChanges.length === 0 || availableChange(ownChanges) !== zero) return null;

  const isAsset = ({ pocket }: Change) => pockets[pocket].isAsset;
  const totalOf = (changes: readonly Change[]) => sum(changes.map(({ amount }) => amount));
  const increase = totalOf(ownChanges.filter(({ amount }) => amount > 0n));
  const amount = [totalOf(ownChanges.filter(isAsset)), totalOf(ownChanges), increase].find(
    (total) => total !== zero,
  );
  const endOf = (sign: 1n | -1n): Pocket => {
    const isSide = (change: Change) => change.amount * sign > 0n;
    const otherMoney = otherChanges.filter((change) => !isNote(change));
    const ends = [ownChanges, otherMoney, otherChanges].map((changes) =>
      changes.filter(isSide).toSorted((a, b) => (a.amount * sign < b.amount * sign ? 1 : -1)),
    );
    const [end] = ends.flat();
    if (!end) throw new Error('A record moves from somewhere to somewhere');

    return end.pocket;
  };

  return { amount: absoluteOf(amount ?? zero), from: endOf(-1n), to: endOf(1n) };
}
