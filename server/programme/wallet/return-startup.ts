import { randomUUID } from 'node:crypto';
import type { returnStartup as route } from '#contract/payout.ts';
import { networkCapital } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { refusalOf } from '#domain/refusal.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import {
  type ConfirmationRow,
  judgeConfirmation,
  lockConfirmationRow,
  spendConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { startupEarnings } from '../plan/startup-store.ts';
import { startupReturnEntry } from './startup-entry.ts';

interface Loaded {
  readonly row: ConfirmationRow | null;
  readonly earned: Micro;
}

/** Returns the advance with one tap. The partner never has to pay money in for it. */
export const returnStartup: UseCase<typeof route> = async (
  call,
  { requestId, due, confirmation },
) => {
  const now = call.now();
  const partnerId = call.member.id;
  return call.money.submit<{ fromLeft: string; fromEarnings: string; loss: string }, Loaded>({
    owners: [partnerId, networkCapital.owner],
    idempotency: { key: requestKey('returnStartup', partnerId, requestId), input: { due } },
    load: async (sql) => ({
      row: await lockConfirmationRow(sql, confirmation),
      earned: await startupEarnings(sql, partnerId),
    }),
    decide(wallets, { row, earned }) {
      const wallet = wallets.get(partnerId) as Wallet;
      const { entry, parts } = startupReturnEntry(wallet, {
        id: randomUUID(),
        cause: {},
        earned,
      });
      const result = {
        fromLeft: formatMicro(parts.fromLeft),
        fromEarnings: formatMicro(parts.fromEarnings),
        loss: formatMicro(parts.loss),
      };
      // The returnable amount is only certain under the lock, and the confirmation must name it.
      const subject = { action: 'startup-return', due: startupReturnable(wallet) } as const;
      const no = judgeConfirmation(row, call.member, confirmation, subject, now);
      if (no) return refusalOf(no);
      return { entries: [entry], result, save: (sql) => spendConfirmation(sql, confirmation, now) };
    },
  });
};
