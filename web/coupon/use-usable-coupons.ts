import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCoupons } from '#contract/coupon.ts';
import type { CouponTerms } from '#domain/coupon/coupon.ts';
import { parseMicro, parseTyped, zero } from '#domain/money.ts';
import { call } from '../api/call.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { type Coupon, useCouponText } from './use-coupon-text.ts';

/**
 * The unused coupons by expiry, those that fit a put of this amount today first. One that does not
 * fit says why. The chosen one stays chosen while the amount is typed, unless it cannot be used
 * today, whatever an address names.
 */
export function useUsableCoupons(typed: string, chosen: string | null) {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const text = useCouponText();
  const { data } = useQuery({
    queryKey: ['coupons', 'usable'],
    queryFn: () => call(listCoupons, { state: 'unused' }),
  });
  const amount = parseTyped(typed);
  const whyNot = (coupon: Coupon): string | null => {
    if (coupon.freeFrom !== null) {
      const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
      return t('freeFrom', { date: format.dateTime(new Date(coupon.freeFrom), options) });
    }
    const isEnough = (amount ?? zero) >= (parseMicro(coupon.amountRequired) ?? zero);
    return amount === null || isEnough ? null : text.condition(coupon);
  };
  return (data?.list ?? [])
    .map((coupon) => ({
      id: coupon.id,
      name: `${coupon.name}\u00a0· ${text.figure(coupon)}`,
      terms: termsOf(coupon),
      expiresAt: new Date(coupon.expiresAt),
      freeFrom: coupon.freeFrom === null ? null : new Date(coupon.freeFrom),
      worth: text.worth(coupon),
      whyNot: coupon.id === chosen && coupon.freeFrom === null ? null : whyNot(coupon),
    }))
    .sort((a, b) => Number(a.whyNot !== null) - Number(b.whyNot !== null));
}

/** A coupon's terms in the form that the rules take. */
const termsOf = ({ kind, type, shareBps, amount, most, amountRequired }: Coupon): CouponTerms => ({
  ...{ kind, type, shareBps },
  amount: amount === null ? null : parseMicro(amount),
  most: parseMicro(most) ?? zero,
  amountRequired: parseMicro(amountRequired) ?? zero,
});
