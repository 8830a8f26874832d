import { useQuery } from '@tanstack/react-query';
import { listCoupons } from '#contract/coupon.ts';
import type { CouponTerms } from '#domain/coupon/coupon.ts';
import { parseMicro, parseTyped, zero } from '#domain/money.ts';
import { call } from '../api/call.ts';
import { type Coupon, useCouponText } from './use-coupon-text.ts';

/**
 * The coupons that can be used today on a put of this amount, the one that ends first in front.
 * The one that is chosen stays among them, so that it can be left again when it no longer fits.
 */
export function useUsableCoupons(typed: string, chosen: string | null) {
  const text = useCouponText();
  const { data } = useQuery({
    queryKey: ['coupons', 'usable'],
    queryFn: () => call(listCoupons, { state: 'unused' }),
  });
  const amount = parseTyped(typed) ?? zero;
  const fits = ({ amountRequired, freeFrom }: Coupon) =>
    freeFrom === null && amount > 0n && amount >= (parseMicro(amountRequired) ?? zero);
  return (data?.list ?? [])
    .filter((coupon) => coupon.id === chosen || fits(coupon))
    .map((coupon) => ({
      id: coupon.id,
      name: `${coupon.name}: ${text.figure(coupon)}`,
      terms: termsOf(coupon),
    }));
}

/** What a coupon is worth, as the rules ask for it. */
const termsOf = ({ kind, type, shareBps, amount, most, amountRequired }: Coupon): CouponTerms => ({
  ...{ kind, type, shareBps },
  amount: amount === null ? null : parseMicro(amount),
  most: parseMicro(most) ?? zero,
  amountRequired: parseMicro(amountRequired) ?? zero,
});
