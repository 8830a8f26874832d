import { type CouponTerms, couponShareOf } from '#domain/coupon/coupon.ts';
import { formatMicro, largerOf, type Micro, micro, parseTyped, smallerOf } from '#domain/money.ts';
import { judgePut } from '#domain/plan/put.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The facts that an amount is checked against before anything is sent. */
export interface PutBounds {
  readonly lowest: Micro;
  readonly highest: Micro;
  readonly available: Micro;
  readonly startup: Micro;
}

const hundredth = 10_000n;
const wholeHundredths = (amount: bigint) => micro(amount - (amount % hundredth));

/** The typed text with the decimal point that the server expects. */
export const plainOf = (typed: string): string => typed.replace(',', '.');

/** Why the amount cannot be put, by the same rules as the server's; null for yes. */
export function whyNotTyped(
  typed: string,
  bounds: PutBounds,
  terms: CouponTerms | null = null,
): Refusal | null {
  const amount = parseTyped(plainOf(typed));
  const coupon = terms && amount !== null ? couponShareOf(terms, amount) : null;
  const judged = judgePut({ ...bounds, amount, coupon, offer: null });
  return 'reason' in judged ? judged : null;
}

/** Amounts filled in by a tap. Half and most stay within the limits, in whole hundredths. */
export function quickAmounts({ lowest, highest, available, startup }: PutBounds) {
  const funds = available + startup;
  const most = wholeHundredths(smallerOf<bigint>(funds, highest));
  if (most < lowest) return null;
  const half = wholeHundredths(most / 2n);
  return { lowest, half: largerOf(half, lowest), max: most };
}

/** As a person would type it: two decimals. */
export const typedOf = (amount: Micro): string => formatMicro(amount).replace(/(\.\d\d)\d*$/, '$1');

/** The text after one more key; a key that would not make an amount is ignored. */
export function withKey(typed: string, key: string): string {
  const next = typed === '0' && key !== '.' && key !== ',' ? key : typed + key;
  return /^\d{1,12}([.,]\d{0,2})?$/.test(next) ? next : typed;
}
