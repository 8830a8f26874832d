import type { InferInput } from 'valibot';
import type { coupon as shape } from '#contract/coupon.ts';
import { type CouponTerms, couponStateOf } from '#domain/coupon/coupon.ts';
import { couponDayOf, freeFromOf } from '#domain/coupon/day.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { formatMicro } from '#domain/money.ts';
import type { Coupon } from './coupon-store.ts';

/** A coupon's terms, as sent to the app. */
export const termsView = (
  terms: CouponTerms & Pick<Coupon, 'name' | 'names'>,
  language: Language,
) => ({
  name: wordIn(terms.name, terms.names, language),
  kind: terms.kind,
  type: terms.type,
  shareBps: terms.shareBps,
  amount: terms.amount === null ? null : formatMicro(terms.amount),
  most: formatMicro(terms.most),
  amountRequired: formatMicro(terms.amountRequired),
});

export function couponView(
  coupon: Coupon,
  language: Language,
  timeZone: string,
  now: Date,
): InferInput<typeof shape> {
  const state = couponStateOf(coupon, now);
  const freeFrom = freeFromOf(coupon.usedUntil, couponDayOf(now, timeZone));
  return {
    id: coupon.id,
    ...termsView(coupon, language),
    state,
    givenAt: coupon.givenAt.toISOString(),
    expiresAt: coupon.expiresAt.toISOString(),
    usedAt: coupon.usedAt?.toISOString() ?? null,
    planNo: coupon.planNo,
    given: coupon.given === null ? null : formatMicro(coupon.given),
    freeFrom: state === 'unused' ? (freeFrom?.toISOString() ?? null) : null,
  };
}
