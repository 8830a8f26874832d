import type * as wallets from '#contract/wallet.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { owedBack } from '#domain/ledger/recovery.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { readWallet } from './read-wallet.ts';

export const walletUseCases = {
  /** The current balances, with the head of the chain that proves them. */
  async wallet({ db, member, settings, now }) {
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
  },
} satisfies UseCases<typeof wallets>;
