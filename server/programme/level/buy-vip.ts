import { randomUUID } from 'node:crypto';
import type { buyVip as route } from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { entryOf } from '#domain/ledger/entry.ts';
import { nextVipMonth, type VipMonth, vipOfferOf, whyNotVip } from '#domain/level/vip.ts';
import { formatMicro, parseMicro, parseTyped, subtract, zero } from '#domain/money.ts';
import { refusalOf, type Why } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { findLastMonth, insertMonth, listPaidMonths, type StoredMonth } from './vip-store.ts';

interface Loaded {
  readonly last: StoredMonth | null;
  readonly paid: readonly VipMonth[];
  readonly noConfirmation: Why | null;
}

/** Buys one month of VIP from available funds, at the price and fee shown. */
export const buyVip: UseCase<typeof route> = (call, { requestId, confirmation, ...input }) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { feeBps } = input;
  const agreed = { price: parseMicro(input.price) ?? zero, feeBps };
  const { vip, plan } = call.settings.configuration;
  const set = { ...vip, price: parseTyped(vip.price) ?? zero };
  const offer = vipOfferOf(set, plan.revenueFeeBps);
  const { price } = offer;
  return call.money.submit<Output<typeof route>, Loaded>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('buyVip', partnerId, requestId),
      input: { price: formatMicro(agreed.price), feeBps },
    },
    async load(sql) {
      const subject = { action: 'vip', months: 1, ...agreed } as const;
      const noConfirmation = await lockConfirmation(sql, call.member, confirmation, subject, now);
      const last = await findLastMonth(sql, partnerId);
      return { last, paid: await listPaidMonths(sql, partnerId, now), noConfirmation };
    },
    decide(wallets, { last, paid, noConfirmation }) {
      const available = balanceIn(wallets.get(partnerId) as Wallet, 'available');
      const no = whyNotVip({ offer, agreed, available, paid, now }) ?? noConfirmation;
      if (no) return refusalOf(no);
      const month = nextVipMonth(paid, now);
      const until = month.endsAt.toISOString();
      const entry = entryOf({
        id: randomUUID(),
        kind: 'membership',
        cause: { vip: until },
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
        result: {
          until,
          price: formatMicro(price),
          left: formatMicro(subtract(available, price)),
        },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          const bought = { ...month, partnerId, price, feeBps, entryId: entry.id, at: now };
          await insertMonth(sql, last, bought);
        },
      };
    },
  });
};
