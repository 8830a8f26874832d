import { useTranslations } from 'use-intl';
import type { listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import type { Output } from '#contract/route.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useMoney } from '../i18n/use-money.ts';
import { basicConfigStored } from '../session/session.ts';

export type Coupon = Output<typeof listCoupons>['list'][number];
export type Campaign = Output<typeof listCouponCampaigns>['list'][number];
export type CouponTerms = Pick<
  Coupon,
  'name' | 'kind' | 'type' | 'shareBps' | 'amount' | 'most' | 'amountRequired'
>;

/** A coupon's value, in figures and in words. */
export function useCouponText() {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const money = useMoney();
  const currency = basicConfigStored.get()?.currency ?? '';
  const amountOf = (amount: string) => money.whole(amount);
  const shareOf = (bps: number) =>
    format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return {
    currency,
    /** The headline figure: 25 %, or 10.00. Bonus delivery has a plus sign. */
    figure({ type, shareBps, amount, most: amountMax }: CouponTerms) {
      const plain = shareBps === null ? money.amount(amount ?? amountMax) : shareOf(shareBps);
      return type === 'addition' ? `+${plain}` : plain;
    },
    /** The line below the figure. */
    caption: ({ type }: CouponTerms) => t(`caption.${type}`),
    /** Everything in one sentence. */
    worth({ type, shareBps, amount, most: amountMax }: CouponTerms) {
      if (shareBps === null) return t(`fixed.${type}`, { amount: amountOf(amount ?? amountMax) });
      return t(`share.${type}`, { share: shareOf(shareBps), most: amountOf(amountMax) });
    },
    condition: ({ amountRequired }: CouponTerms) =>
      Number(amountRequired) === 0
        ? t('anyAmount')
        : t('fromAmount', { amount: amountOf(amountRequired) }),
    amountOf,
  };
}
