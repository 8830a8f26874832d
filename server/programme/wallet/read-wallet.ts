import { walletFigures } from '#domain/ledger/wallet.ts';
import { getWaiting } from '../../ads/figures/figures.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';

/** The balances of a wallet, and the figures that its screens show of them. */
export async function readWallet(db: Db, partnerId: string) {
  // Read from one snapshot, so that a concurrent put is not counted twice.
  const [balances, waiting] = await readInSnapshot(db, async (sql) => {
    const balances = await getBalances(sql, partnerId);
    return [balances, await getWaiting(sql, partnerId)] as const;
  });

  return { held: balances, figures: walletFigures(balances, waiting) };
}
