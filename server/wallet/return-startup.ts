import { randomUUID } from 'node:crypto';
import type { returnStartup as route } from '#contract/payout.ts';
import { networkOwner } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { formatMicro } from '#domain/money.ts';
import type { UseCase } from '../parts.ts';
import { startupReturnEntry } from './startup-entry.ts';

/** The partner's one tap: the advance goes back, and no money has to be brought for it. */
export const returnStartup: UseCase<typeof route> = (call, { requestId }) => {
  const partnerId = call.member.id;
  return call.money.ask<{ fromLeft: string; fromEarnings: string; loss: string }>({
    owners: [partnerId, networkOwner],
    once: { key: `startup-return:${partnerId}:${requestId}`, question: {} },
    decide(wallets) {
      const wallet = wallets.get(partnerId) as Wallet;
      const cause = { by: 'partner' };
      const { entry, parts } = startupReturnEntry(wallet, { id: randomUUID(), cause });
      const result = {
        fromLeft: formatMicro(parts.fromLeft),
        fromEarnings: formatMicro(parts.fromEarnings),
        loss: formatMicro(parts.loss),
      };
      return { entries: [entry], result };
    },
  });
};
