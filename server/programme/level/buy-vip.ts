import { randomUUID } from 'node:crypto';
import * as level from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { balanceIn, getWallet } from '#domain/ledger/book.ts';
import { createEntry } from '#domain/ledger/entry.ts';
import { nextVipMonth, type VipMonth, type VipOffer, whyNotVip } from '#domain/level/vip.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { type Refusal, toRefusalError } from '#domain/refusal.ts';
import { type MoneyQueue, requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import { findLastMonth, insertMonth, listPaidMonths, type StoredMonth } from './vip-store.ts';

interface Purchase {
  readonly partner: LoggedInPartner;
  readonly requestId: string;
  readonly confirmation: string;
  /** What the partner was shown, and what holds now. */
  readonly agreedTerms: Pick<VipOffer, 'price' | 'feeBps'>;
  readonly offer: VipOffer;
}

interface LoadedPurchase {
  readonly lastMonth: StoredMonth | null;
  readonly paidMonths: readonly VipMonth[];
  readonly confirmationRefusal: Refusal | null;
}

export function buyVip(
  money: MoneyQueue,
  { partner, requestId, confirmation, agreedTerms, offer }: Purchase,
  now: Date,
): Promise<Output<typeof level.buyVip>> {
  const partnerId = partner.id;
  const { price } = offer;
  const { feeBps } = agreedTerms;

  return money.submit<Output<typeof level.buyVip>, LoadedPurchase>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('buyVip', partnerId, requestId),
      input: { price: formatMicro(agreedTerms.price), feeBps },
    },
    async load(sql) {
      const subject = { action: 'vip', months: 1, ...agreedTerms } as const;
      const confirmationRefusal = await lockConfirmation(sql, partner, confirmation, subject, now);
      const lastMonth = await findLastMonth(sql, partnerId);

      return {
        lastMonth,
        paidMonths: await listPaidMonths(sql, partnerId, now),
        confirmationRefusal,
      };
    },
    decide(wallets, { lastMonth, paidMonths, confirmationRefusal }) {
      const available = balanceIn(getWallet(wallets, partnerId), 'available');
      const refusal =
        whyNotVip({ offer, agreed: agreedTerms, available, paid: paidMonths, now }) ??
        confirmationRefusal;
      if (refusal) return toRefusalError(refusal);

      const month = nextVipMonth(paidMonths, now);
      const entry = createEntry({
        id: randomUUID(),
        kind: 'membership',
        cause: { vip: month.endsAt.toISOString() },
        transfers: [
          {
            from: { owner: partnerId, pocket: 'available' },
            to: { owner: partnerId, pocket: 'membership_income' },
            amount: price,
          },
        ],
      });

      return {
        entries: [entry],
        result: toWireReply(level.buyVip, {
          until: month.endsAt,
          price,
          left: subtract(available, price),
        }),
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await insertMonth(sql, lastMonth, {
            ...month,
            partnerId,
            price,
            feeBps,
            entryId: entry.id,
            at: now,
          });
        },
      };
    },
  });
}
