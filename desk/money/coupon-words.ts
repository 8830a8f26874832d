import type { CouponKind, CouponType } from '#domain/coupon/coupon.ts';
import { shownMoney } from '../parts/shown.ts';

interface Worth {
  readonly type: CouponType;
  readonly shareBps: number | null;
  readonly amount: string | null;
  readonly most: string;
  readonly amountRequired: string;
}

/** A coupon's value, in a sentence like those that partners read. */
export function worthOf({ type, shareBps, amount, most, amountRequired }: Worth): string {
  const value =
    shareBps === null
      ? shownMoney(amount ?? '0.00')
      : `${shareBps / 100}%, at most ${shownMoney(most)}`;
  const does = {
    discount: 'The network pays',
    deduction: 'The network pays',
    addition: 'Extra delivery worth',
  }[type];
  const from =
    Number(amountRequired) > 0 ? `, from an amount of ${shownMoney(amountRequired)}` : '';
  return `${does} ${value}${from}`;
}

export const kindWords = {
  discount: 'discount: pays a share',
  'fixed-amount': 'fixed amount: pays a part',
  'value-added': 'value-added: a share on top',
  deduction: 'deduction: from an amount',
  team: 'team: a fixed part on top',
  custom: 'custom: any of these',
} as const satisfies Record<CouponKind, string>;
