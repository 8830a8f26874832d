import type { wallet as walletRoute } from '#contract/wallet.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { owedBack } from '#domain/ledger/recovery.ts';
import { walletFigures } from '#domain/ledger/wallet.ts';
import { getWaiting } from '../../ads/figures/figures.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';

/** The balances of a wallet, and the figures that its screens show of them. */
export async function readWallet(db: Db, partnerId: string) {
  // Read from one snapshot, so that a concurrent put is not counted twice.
  const [held, waiting] = await readInSnapshot(db, async (sql) => {
    const balances = await balancesOf(sql, partnerId);
    return [balances, await getWaiting(sql, partnerId)] as const;
  });
  return { held, figures: walletFigures(held, waiting) };
}

/** The current balances, with the head of the chain that proves them. */
export const wallet: UseCase<typeof walletRoute> = async ({ db, member, settings, now }) => {
  const at = now();
  const { held, figures } = await readWallet(db, member.id);
  return {
    at,
    currency: settings.installation.currency,
    ...figures,
    recovery: owedBack(held),
    payout: balanceIn(held, 'payout'),
    exchange: balanceIn(held, 'exchange'),
    head: { seq: held.seq, hash: held.head, at: held.at },
  };
};
