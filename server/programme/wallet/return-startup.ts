import { randomUUID } from 'node:crypto';
import * as payouts from '#contract/payout.ts';
import type { Input, Output } from '#contract/route.ts';
import { networkCapital } from '#domain/ledger/accounts.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import type { Micro } from '#domain/money.ts';
import { toRefusalError } from '#domain/refusal.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import type { Services } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import {
  type ConfirmationRow,
  judgeConfirmation,
  lockConfirmationRow,
  spendConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import { startupEarnings } from '../plan/startup-store.ts';
import { createStartupReturnEntry } from './startup-entry.ts';

type ReturnReply = Output<typeof payouts.returnStartup>;

interface ReturnCall extends Pick<Services, 'money' | 'now'> {
  readonly partner: LoggedInPartner;
}

interface LoadedReturn {
  readonly confirmationRow: ConfirmationRow | null;
  readonly earnings: Micro;
}

/** Returns the advance with one tap. The partner never has to pay money in for it. */
export function returnStartup(
  { money, partner, ...call }: ReturnCall,
  { requestId, due, confirmation }: Input<typeof payouts.returnStartup>,
): Promise<ReturnReply> {
  const now = call.now();
  const partnerId = partner.id;

  return money.submit<ReturnReply, LoadedReturn>({
    owners: [partnerId, networkCapital.owner],
    idempotency: { key: requestKey('returnStartup', partnerId, requestId), input: { due } },
    load: async (sql) => ({
      confirmationRow: await lockConfirmationRow(sql, confirmation),
      earnings: await startupEarnings(sql, partnerId),
    }),
    decide(wallets, { confirmationRow, earnings }) {
      const wallet = wallets.get(partnerId) as Wallet;
      const entryId = randomUUID();
      const { entry, parts } = createStartupReturnEntry(wallet, {
        id: entryId,
        cause: {},
        earnings,
      });

      // The returnable amount is only certain under the lock, and the confirmation must name it.
      const subject = { action: 'startup-return', due: startupReturnable(wallet) } as const;
      const refusal = judgeConfirmation(confirmationRow, partner, confirmation, subject, now);
      if (refusal) return toRefusalError(refusal);

      return {
        entries: [entry],
        result: toWireReply(payouts.returnStartup, parts),
        save: (sql) => spendConfirmation(sql, confirmation, now),
      };
    },
  });
}
