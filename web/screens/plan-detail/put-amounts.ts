import { type CouponTerms, couponShareOf } from '#domain/coupon/coupon.ts';
import { largerOf, type Micro, micro, smallerOf } from '#domain/money.ts';
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

/** Why the amount cannot be put, by the same rules as the server's; null for yes. */
export function whyNotAmount(
  amount: Micro | null,
  bounds: PutBounds,
  terms: CouponTerms | null = null,
): Refusal | null {
  const coupon = terms && amount !== null ? couponShareOf(terms, amount) : null;
  const judgement = judgePut({ ...bounds, amount, coupon, offer: null });
  return 'reason' in judgement ? judgement : null;
}

/** Amounts filled in by a tap. Half and most stay within the limits, in whole hundredths. */
export function quickAmounts({ lowest, highest, available, startup }: PutBounds) {
  const funds = available + startup;
  const highestPut = wholeHundredths(smallerOf<bigint>(funds, highest));
  if (highestPut < lowest) return null;
  const half = wholeHundredths(highestPut / 2n);
  return { lowest, half: largerOf(half, lowest), max: highestPut };
}
