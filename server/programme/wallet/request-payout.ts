import { randomUUID } from 'node:crypto';
import * as payouts from '#contract/payout.ts';
import type { Input, Output } from '#contract/route.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { createEntry } from '#domain/ledger/entry.ts';
import { formatMicro, parseMicro, parseTyped, zero } from '#domain/money.ts';
import { RefusalError, toRefusalError } from '#domain/refusal.ts';
import { quotePayout, whyNotPayout } from '#domain/wallet/payout.ts';
import type { Services } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { hashConfirmation, judgeConfirmation } from '../../people/confirmation/confirmation.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import {
  bankCostOf,
  type LoadedPayout,
  loadPayout,
  targetOf,
  toPayoutFacts,
} from './payout-facts.ts';
import type { PayoutCard } from './payout-facts-store.ts';
import { insertPayout } from './payout-store.ts';
import { saveAndThrow } from './save-payout-refusal.ts';

type PayoutReply = Output<typeof payouts.requestPayout>;

/** The part of a call that a payout needs. */
interface PayoutCall extends Pick<Services, 'db' | 'money' | 'settings' | 'now'> {
  readonly partner: LoggedInPartner;
}

/** Holds the amount for a payout to the bound card: once, and only with its confirmation. */
export function requestPayout(
  call: PayoutCall,
  input: Input<typeof payouts.requestPayout>,
): Promise<PayoutReply> {
  const now = call.now();
  const partnerId = call.partner.id;
  const { requestId, cardId, confirmation } = input;
  const amount = parseTyped(input.amount) ?? zero;
  const fee = parseMicro(input.fee) ?? zero;

  const reply = call.money.submit<PayoutReply, LoadedPayout>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('requestPayout', partnerId, requestId),
      input: { amount: formatMicro(amount), fee: formatMicro(fee), cardId },
    },
    load: (sql) => loadPayout(sql, partnerId, confirmation),
    decide(wallets, loaded) {
      const wallet = wallets.get(partnerId) as Wallet;
      const subject = { action: 'payout', amount, fee, cardId } as const;

      const refusal =
        whyNotPayout(toPayoutFacts(loaded, wallet, { amount, fee }, call.settings, now)) ??
        judgeConfirmation(loaded.confirmation, call.partner, confirmation, subject, now);
      if (refusal) return toRefusalError(refusal);

      // The rule refuses where there is none.
      const card = loaded.card as PayoutCard;
      // The card was replaced after the password was entered, so the confirmation names another
      // card.
      if (card.id !== cardId) return new RefusalError('confirmation_invalid');

      const available = balanceIn(wallet, 'available');
      const quote = quotePayout(amount, available, bankCostOf(call.settings, now));

      const id = randomUUID();
      const entry = createEntry({
        id: randomUUID(),
        kind: 'payout_request',
        cause: { payout: id },
        transfers: [
          {
            from: { owner: partnerId, pocket: 'available' },
            to: { owner: partnerId, pocket: 'payout' },
            amount,
          },
        ],
      });

      const payout = {
        id,
        partnerId,
        amount,
        fee: quote.fee,
        net: quote.net,
        cardId,
        target: targetOf(card),
        state: 'requested' as const,
        requestedAt: now,
      };

      return {
        entries: [entry],
        result: toWireReply(payouts.requestPayout, { ...payout, left: quote.left }),
        save: (sql) =>
          insertPayout(sql, {
            payout,
            confirmationHash: hashConfirmation(confirmation),
            entryId: entry.id,
            isSigned: loaded.confirmation?.isSigned ?? false,
          }),
      };
    },
  });

  return reply.catch((error) => saveAndThrow(call, error, formatMicro(amount)));
}
