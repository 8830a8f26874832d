import type { wallet as walletRoute } from '#contract/wallet.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { owedBack } from '#domain/ledger/recovery.ts';
import { walletFigures } from '#domain/ledger/wallet.ts';
import { formatMicro } from '#domain/money.ts';
import { getWaiting } from '../../ads/figures/figures.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { readInSnapshot } from '../../platform/database/database.ts';

/** The current balances, with the head of the chain that proves them. */
export const wallet: UseCase<typeof walletRoute> = async (call) => {
  const at = call.now();
  // Read from one snapshot, so that a concurrent put is not counted twice.
  const [held, waiting] = await readInSnapshot(call.db, async (sql) => {
    const balances = await balancesOf(sql, call.member.id);
    return [balances, await getWaiting(sql, call.member.id)] as const;
  });
  const figures = walletFigures(held, waiting);
  const inPocket = (pocket: Parameters<typeof balanceIn>[1]) =>
    formatMicro(balanceIn(held, pocket));
  return {
    at: at.toISOString(),
    currency: call.settings.installation.currency,
    totalAssets: formatMicro(figures.totalAssets),
    available: formatMicro(figures.available),
    waitingSpent: formatMicro(figures.waitingSpent),
    deposit: formatMicro(figures.deposit),
    toBeSettled: formatMicro(figures.toBeSettled),
    discount: formatMicro(figures.discount),
    startup: formatMicro(figures.startup),
    startupDue: formatMicro(figures.startupDue),
    recovery: formatMicro(owedBack(held)),
    payout: inPocket('payout'),
    exchange: inPocket('exchange'),
    head: { seq: held.seq, hash: held.head, at: held.at?.toISOString() ?? null },
  };
};
