import type * as wallets from '#contract/wallet.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { recoveryDebtOf } from '#domain/ledger/recovery.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { readWallet } from './read-wallet.ts';

export const walletUseCases = {
  /** The current balances, with the head of the chain that proves them. */
  async wallet({ db, partner, settings, now }) {
    const readAt = now();
    const { held: balances, figures } = await readWallet(db, partner.id);
    return {
      at: readAt,
      currency: settings.installation.currency,
      ...figures,
      recovery: recoveryDebtOf(balances),
      payout: balanceIn(balances, 'payout'),
      exchange: balanceIn(balances, 'exchange'),
      head: { seq: balances.seq, hash: balances.head, at: balances.at },
    };
  },
} satisfies UseCases<typeof wallets>;
