import { randomUUID } from 'node:crypto';
import type { cancelPayout as route } from '#contract/payout.ts';
import { entryOf } from '#domain/ledger/entry.ts';
import { Refusal } from '#domain/refusal.ts';
import { whyNotMove } from '#domain/wallet/payout.ts';
import type { UseCase } from '../parts.ts';
import { lockPayout, type Payout, savePayoutStep } from './payout-store.ts';

/** Calls off an own payout that nobody has approved yet; the money is available again at once. */
export const cancelPayout: UseCase<typeof route> = (call, input) => {
  const partnerId = call.member.id;
  const { requestId, id } = input;
  return call.money.ask<{ id: string; state: 'cancelled' }, Payout | null>({
    owners: [partnerId],
    once: { key: `payout-cancel:${partnerId}:${requestId}`, question: { id } },
    load: (sql) => lockPayout(sql, id),
    decide(_wallets, payout) {
      // A foreign payout is answered like one that does not exist.
      if (payout?.partnerId !== partnerId) return new Refusal('payout_not_found');
      const no = whyNotMove(payout.state, 'cancelled');
      if (no) return new Refusal(no.reason, no.facts);
      const entry = entryOf({
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
      const step = { at: call.now(), by: 'partner', reason: null, reference: null };
      return {
        entries: [entry],
        result: { id, state: 'cancelled' },
        save: (sql) => savePayoutStep(sql, id, { ...step, state: 'cancelled' }),
      };
    },
  });
};
