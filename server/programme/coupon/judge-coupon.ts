import { randomUUID } from 'node:crypto';
import { type CouponUse, couponShareOf, whyNotUseCoupon } from '#domain/coupon/coupon.ts';
import { freeFromOf } from '#domain/coupon/day.ts';
import { networkPromotions } from '#domain/ledger/accounts.ts';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { CouponShare } from '#domain/plan/put.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Coupon } from './coupon-store.ts';
import type { LoadedCoupon } from './coupon-use-store.ts';

/** What a coupon contributes to a put, or why it cannot be used. */
export function judgeCoupon(
  { coupon, lastUse, today }: LoadedCoupon,
  put: Micro,
  promotions: Micro,
  now: Date,
): Refusal | CouponShare {
  const freeFrom = freeFromOf(lastUse.dayEnds, today);
  const useFacts: CouponUse | null = coupon && { ...coupon, put, promotions, freeFrom, now };
  const refusal = whyNotUseCoupon(useFacts);
  if (refusal) return refusal;

  // The rule refuses where there is none.
  return couponShareOf(coupon as Coupon, put);
}

/** Moves the network's own money for a coupon into the partner's promotion credit. */
export function createGrantEntry(
  { coupon }: LoadedCoupon,
  { pays, adds }: CouponShare,
  planNo: string,
): Entry {
  if (!coupon) throw new Error('A coupon vanished');

  return createEntry({
    id: randomUUID(),
    kind: 'coupon_grant',
    cause: { plan: planNo, coupon: coupon.id },
    transfers: [
      {
        from: networkPromotions,
        to: { owner: coupon.partnerId, pocket: 'discount' },
        amount: micro(pays + adds),
      },
    ],
  });
}
