import type { Micro } from '../money.ts';
import { judgePut, type PutInput } from '../plan/put.ts';
import { type CouponTerms, couponShareOf } from './coupon.ts';

export interface CouponOnHand {
  readonly terms: CouponTerms;
  readonly expiresAt: Date;
  /** From when it can be used, if a coupon of its name was used today. */
  readonly freeFrom: Date | null;
}

type PutWithoutCoupon = Omit<PutInput, 'coupon' | 'offer'>;

/**
 * The coupon to propose for a put: the one that gives most, among equal ones one that pays rather
 * than adds, then the one that expires first. Null when none can be used on this amount.
 */
export function bestCoupon<Coupon extends CouponOnHand>(
  coupons: readonly Coupon[],
  put: PutWithoutCoupon,
  now: Date,
): Coupon | null {
  const { amount } = put;
  if (amount === null) return null;

  const usable = coupons.filter((coupon) => isUsable(coupon, amount, put, now));
  const [best = null] = usable.toSorted(
    (a, b) =>
      Number(couponValueOf(b, amount) - couponValueOf(a, amount)) ||
      Number(isAddition(a)) - Number(isAddition(b)) ||
      a.expiresAt.getTime() - b.expiresAt.getTime(),
  );

  return best;
}

const isAddition = ({ terms }: CouponOnHand) => terms.type === 'addition';

function couponValueOf({ terms }: CouponOnHand, amount: Micro): bigint {
  const share = couponShareOf(terms, amount);
  return share.pays + share.adds;
}

function isUsable(coupon: CouponOnHand, amount: Micro, put: PutWithoutCoupon, now: Date): boolean {
  const { terms, expiresAt, freeFrom } = coupon;
  if (expiresAt <= now || (freeFrom && freeFrom > now)) return false;
  if (amount < terms.amountRequired || couponValueOf(coupon, amount) <= 0n) return false;
  const judgement = judgePut({ ...put, coupon: couponShareOf(terms, amount), offer: null });
  return !('reason' in judgement);
}
