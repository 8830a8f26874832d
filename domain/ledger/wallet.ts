import { add, type Micro, sum, zero } from '../money.ts';
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
}

export function walletFigures(wallet: Wallet): WalletFigures {
  const assets = pocketNames.filter((pocket) => pockets[pocket].isAsset);
  return {
    totalAssets: sum(assets.map((pocket) => balanceIn(wallet, pocket))),
    available: balanceIn(wallet, 'available'),
    waitingSpent: balanceIn(wallet, 'to_consume'),
    toBeSettled: balanceIn(wallet, 'to_settle'),
    deposit: balanceIn(wallet, 'deposit'),
    discount: balanceIn(wallet, 'discount'),
  };
}

/**
 * The one amount that a list shows for a record: what `available` gained or lost; else what the
 * partner's own money did, so that what was consumed is a cost; else what came into all pockets
 * together or left them; else what moved from one of them to another.
 */
export function shownAmount(own: readonly Posting[]): Micro {
  const changeOf = (name: Pocket) => own.find(({ pocket }) => pocket === name)?.amount ?? zero;
  const available = changeOf('available');
  if (available !== 0n) return available;
  const isAsset = ({ pocket }: Posting) => pockets[pocket].isAsset;
  const assets = sum(own.filter(isAsset).map(({ amount }) => amount));
  if (assets !== 0n) return assets;
  const net = sum(own.map(({ amount }) => amount));
  if (net !== 0n) return net;
  return own.reduce((moved, { amount }) => (amount > 0n ? add(moved, amount) : moved), zero);
}
