import { randomUUID } from 'node:crypto';
import type * as payouts from '#contract/payout.ts';
import type { Input, Output } from '#contract/route.ts';
import { createEntry } from '#domain/ledger/entry.ts';
import { type Refusal, RefusalError, toRefusalError } from '#domain/refusal.ts';
import { whyNotMovePayout } from '#domain/wallet/payout.ts';
import type { Services } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { lockPayout, type Payout, savePayoutStep } from './payout-store.ts';

type CancelReply = Output<typeof payouts.cancelPayout>;

interface CancelCall extends Pick<Services, 'money' | 'now'> {
  readonly partner: LoggedInPartner;
}

interface LoadedCancellation {
  readonly payout: Payout | null;
  readonly confirmationRefusal: Refusal | null;
}

/** Cancels the partner's own payout before it is approved; the money is available at once. */
export function cancelPayout(
  { money, partner, ...call }: CancelCall,
  { requestId, id, confirmation }: Input<typeof payouts.cancelPayout>,
): Promise<CancelReply> {
  const now = call.now();
  const partnerId = partner.id;
  const subject = { action: 'payout-cancel', payoutId: id } as const;

  return money.submit<CancelReply, LoadedCancellation>({
    owners: [partnerId],
    idempotency: { key: requestKey('cancelPayout', partnerId, requestId), input: { id } },
    load: async (sql) => ({
      payout: await lockPayout(sql, id),
      confirmationRefusal: await lockConfirmation(sql, partner, confirmation, subject, now),
    }),
    decide(_wallets, { payout, confirmationRefusal }) {
      // Another partner's payout gets the same answer as one that does not exist.
      if (payout?.partnerId !== partnerId) return new RefusalError('payout_not_found');
      const refusal = whyNotMovePayout(payout.state, 'cancelled') ?? confirmationRefusal;
      if (refusal) return toRefusalError(refusal);

      const entry = createEntry({
        id: randomUUID(),
        kind: 'payout_cancel',
        cause: { payout: id },
        transfers: [
          {
            from: { owner: partnerId, pocket: 'payout' },
            to: { owner: partnerId, pocket: 'available' },
            amount: payout.amount,
          },
        ],
      });
      const step = { at: now, by: 'partner', byId: null, reason: null, reference: null };

      return {
        entries: [entry],
        result: { id, state: 'cancelled' },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await savePayoutStep(sql, id, { ...step, state: 'cancelled' });
        },
      };
    },
  });
}
