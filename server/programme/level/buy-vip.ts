import { randomUUID } from 'node:crypto';
import * as level from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { entryOf } from '#domain/ledger/entry.ts';
import { nextVipMonth, type VipMonth, type VipOffer, whyNotVip } from '#domain/level/vip.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { refusalOf, type Why } from '#domain/refusal.ts';
import { type MoneyQueue, requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { type Member, wireReply } from '../../platform/gateway/gateway.ts';
import { findLastMonth, insertMonth, listPaidMonths, type StoredMonth } from './vip-store.ts';

interface Purchase {
  readonly member: Member;
  readonly requestId: string;
  readonly confirmation: string;
  /** What the partner was shown, and what holds now. */
  readonly agreed: Pick<VipOffer, 'price' | 'feeBps'>;
  readonly offer: VipOffer;
}

interface Loaded {
  readonly last: StoredMonth | null;
  readonly paid: readonly VipMonth[];
  readonly noConfirmation: Why | null;
}

export function buyVip(
  money: MoneyQueue,
  { member, requestId, confirmation, agreed, offer }: Purchase,
  now: Date,
): Promise<Output<typeof level.buyVip>> {
  const partnerId = member.id;
  const { price } = offer;
  const { feeBps } = agreed;
  return money.submit<Output<typeof level.buyVip>, Loaded>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('buyVip', partnerId, requestId),
      input: { price: formatMicro(agreed.price), feeBps },
    },
    async load(sql) {
      const subject = { action: 'vip', months: 1, ...agreed } as const;
      const noConfirmation = await lockConfirmation(sql, member, confirmation, subject, now);
      const last = await findLastMonth(sql, partnerId);
      return { last, paid: await listPaidMonths(sql, partnerId, now), noConfirmation };
    },
    decide(wallets, { last, paid, noConfirmation }) {
      const available = balanceIn(wallets.get(partnerId) as Wallet, 'available');
      const why = whyNotVip({ offer, agreed, available, paid, now }) ?? noConfirmation;
      if (why) return refusalOf(why);

      const month = nextVipMonth(paid, now);
      const entry = entryOf({
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
        result: wireReply(level.buyVip, {
          until: month.endsAt,
          price,
          left: subtract(available, price),
        }),
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          const bought = { ...month, partnerId, price, feeBps, entryId: entry.id, at: now };
          await insertMonth(sql, last, bought);
        },
      };
    },
  });
}
