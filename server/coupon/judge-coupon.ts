import { randomUUID } from 'node:crypto';
import { couponShareOf, type UseFacts, whyNotUse } from '#domain/coupon/coupon.ts';
import { freeFromOf } from '#domain/coupon/day.ts';
import { type Entry, entryOf } from '#domain/ledger/entry.ts';
import { type ShardShare, takeFromShards } from '#domain/ledger/shards.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { CouponShare } from '#domain/plan/put.ts';
import type { Why } from '#domain/refusal.ts';
import type { Coupon } from './coupon-store.ts';
import type { LoadedCoupon } from './coupon-use-store.ts';

/** What a coupon contributes to a put, or why it cannot be used. */
export function judgeCoupon(
  { coupon, last, today }: LoadedCoupon,
  put: Micro,
  promotions: Micro,
  now: Date,
): Why | CouponShare {
  const freeFrom = freeFromOf(last.dayEnds, today);
  const facts: UseFacts | null = coupon && { ...coupon, put, promotions, freeFrom, now };
  return whyNotUse(facts) ?? couponShareOf(coupon as Coupon, put);
}

/** Moves the network's own money for a coupon into the partner's promotion credit. */
export function grantEntry(
  { coupon }: LoadedCoupon,
  { pays, adds }: CouponShare,
  promotions: readonly ShardShare[],
  planNo: string,
): Entry {
  if (!coupon) throw new Error('A coupon vanished');
  const to = { owner: coupon.partnerId, pocket: 'discount' } as const;
  const taken = takeFromShards(promotions, micro(pays + adds));
  if (!taken) throw new Error('A coupon was granted without the money for it');
  return entryOf({
    id: randomUUID(),
    kind: 'coupon_grant',
    cause: { plan: planNo, coupon: coupon.id },
    transfers: taken.map(({ owner, amount }) => ({
      from: { owner, pocket: 'promotions' },
      to,
      amount,
    })),
  });
}
