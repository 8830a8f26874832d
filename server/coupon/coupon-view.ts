import type { InferInput } from 'valibot';
import type { coupon as shape } from '#contract/coupon.ts';
import { couponStateOf } from '#domain/coupon/coupon.ts';
import { couponDayOf, freeFromOf } from '#domain/coupon/day.ts';
import { formatMicro } from '#domain/money.ts';
import type { Coupon } from './coupon-store.ts';

/** What coupons of an activity are worth, as it travels. */
export const termsView = (
  terms: Pick<Coupon, 'name' | 'kind' | 'type' | 'shareBps' | 'amount' | 'most' | 'amountRequired'>,
) => ({
  name: terms.name,
  kind: terms.kind,
  type: terms.type,
  shareBps: terms.shareBps,
  amount: terms.amount === null ? null : formatMicro(terms.amount),
  most: formatMicro(terms.most),
  amountRequired: formatMicro(terms.amountRequired),
});

export function couponView(coupon: Coupon, zone: string, now: Date): InferInput<typeof shape> {
  const state = couponStateOf(coupon, now);
  const freeFrom = freeFromOf(coupon.usedUntil, couponDayOf(now, zone));
  return {
    id: coupon.id,
    ...termsView(coupon),
    state,
    givenAt: coupon.givenAt.toISOString(),
    expiresAt: coupon.expiresAt.toISOString(),
    usedAt: coupon.usedAt?.toISOString() ?? null,
    planNo: coupon.planNo,
    given: coupon.given === null ? null : formatMicro(coupon.given),
    freeFrom: state === 'unused' ? (freeFrom?.toISOString() ?? null) : null,
  };
}
