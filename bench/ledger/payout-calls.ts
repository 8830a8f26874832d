import { randomUUID } from 'node:crypto';
import type { requestPayout } from '#contract/payout.ts';
import type { Input } from '#contract/route.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { issueConfirmation } from '../../server/people/confirmation/use-confirmation.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { createPayoutRequest } from '../../server/programme/wallet/test-payout.ts';
import type { ReadyPartner } from '../../server/programme/wallet/test-ready-partner.ts';
import { amountOfEach } from './ready-partners.ts';

/** A payout request that is ready to be sent. */
export interface PayoutCall {
  readonly partner: ReadyPartner;
  readonly input: Input<typeof requestPayout>;
}

/**
 * One call for each of these partners, with its confirmation issued. A confirmation lasts a minute.
 */
export const makePayoutCalls = (db: Db, partners: readonly ReadyPartner[]): Promise<PayoutCall[]> =>
  db.transaction(async (sql) => {
    const calls: PayoutCall[] = [];
    const amount = formatMicro(micro(amountOfEach));

    for (const partner of partners) {
      const { cardId } = partner;
      const { input: asked, subject } = createPayoutRequest(amount, cardId);
      const confirmationInput = { action: 'payout', about: aboutOf(subject) } as const;
      const { confirmation } = await issueConfirmation(sql, partner, confirmationInput, new Date());
      calls.push({ partner, input: { requestId: randomUUID(), ...asked, confirmation } });
    }

    return calls;
  });
