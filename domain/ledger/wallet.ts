import { type Micro, negate, sum, zero } from '../money.ts';
import { type Pocket, pocketNames, pockets } from './accounts.ts';
import { balanceIn, type Wallet } from './book.ts';
import type { Posting } from './entry.ts';

/** The figures of the wallet screen. What is not the partner's yet stands beside the total. */
export interface WalletFigures {
  readonly totalAssets: Micro;
  readonly available: Micro;
  readonly waitingSpent: Micro;
  readonly toBeSettled: Micro;
  readonly deposit: Micro;
  readonly discount: Micro;
  readonly startup: Micro;
  /** What of advances is neither returned nor borne by the network. */
  readonly startupDue: Micro;
}

const startupPockets: readonly Pocket[] = [
  'startup',
  'to_consume_startup',
  'publisher_pending_startup',
];

/** What the plans of a partner know that the books learn later. */
export interface WaitingMoney {
  /** Own money that plans hold and delivery has not consumed. */
  readonly own: Micro;
  /** Coupon money that plans hold and delivery has not consumed. */
  readonly discount: Micro;
  /** Commissions of orders that can still be returned, net of the fee. */
  readonly pending: Micro;
}

/**
 * The figures as they are now: the balances, except that what delivery has consumed counts at once
 * and not when it is billed, and that commissions count net and from the order on.
 */
export function walletFigures(wallet: Wallet, waiting: WaitingMoney): WalletFigures {
  const assets = pocketNames.filter((pocket) => pockets[pocket].isAsset && pocket !== 'to_consume');
  return {
    totalAssets: sum([...assets.map((pocket) => balanceIn(wallet, pocket)), waiting.own]),
    available: balanceIn(wallet, 'available'),
    waitingSpent: waiting.own,
    toBeSettled: waiting.pending,
    deposit: balanceIn(wallet, 'deposit'),
    // Coupon money is held by plans from the moment it is given, and goes back when they end.
    discount: sum([balanceIn(wallet, 'discount'), waiting.discount]),
    // An advance stays one while plans hold it, and until what they consumed of it is settled.
    startup: sum(startupPockets.map((pocket) => balanceIn(wallet, pocket))),
    startupDue: balanceIn(wallet, 'advance_due'),
  };
}

type Change = Pick<Posting, 'pocket' | 'amount'>;

/** What a record did to the available funds. Those of all records add up to what there is. */
export const availableChange = (own: readonly Change[]): Micro =>
  own.find(({ pocket }) => pocket === 'available')?.amount ?? zero;

/** Money that moved past the available funds: how much, without a sign, from where and to where. */
export interface Moved {
  readonly amount: Micro;
  readonly from: Pocket;
  readonly to: Pocket;
}

const sizeOf = (amount: Micro): Micro => (amount < 0n ? negate(amount) : amount);

/** No money stands in these: they say what of an advance is still to be returned. */
const isNote = ({ pocket }: Change) => pocket === 'advance_receivable' || pocket === 'advance_due';

/**
 * What a record moved that left the available funds alone, or null. It has no sign: it came from
 * them, or goes there, by another record. Of several, what the partner's own money did counts.
 */
export function movedBetween(own: readonly Change[], others: readonly Change[]): Moved | null {
  if (own.length === 0 || availableChange(own) !== zero) return null;
  const isAsset = ({ pocket }: Change) => pockets[pocket].isAsset;
  const totalOf = (changes: readonly Change[]) => sum(changes.map(({ amount }) => amount));
  const gained = totalOf(own.filter(({ amount }) => amount > 0n));
  const amount = [totalOf(own.filter(isAsset)), totalOf(own), gained].find((one) => one !== zero);
  const endOf = (sign: 1n | -1n): Pocket => {
    const isSide = (change: Change) => change.amount * sign > 0n;
    const ends = [own, others.filter((one) => !isNote(one)), others].map((one) =>
      one.filter(isSide).toSorted((a, b) => (a.amount * sign < b.amount * sign ? 1 : -1)),
    );
    const [end] = ends.flat();
    if (!end) throw new Error('A record moves from somewhere to somewhere');
    return end.pocket;
  };
  return { amount: sizeOf(amount ?? zero), from: endOf(-1n), to: endOf(1n) };
}
