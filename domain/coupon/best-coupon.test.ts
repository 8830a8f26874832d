import { expect, test } from 'vitest';
import { micro, zero } from '../money.ts';
import { bestCoupon, type CouponOnHand } from './best-coupon.ts';
import type { CouponTerms } from './coupon.ts';

const units = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const now = new Date('2026-11-17T12:00:00Z');
const put = (amount: number) => ({
  amount: units(amount),
  lowest: units(20),
  highest: units(500),
  available: units(100),
  startup: zero,
});

const onHand = (terms: Partial<CouponTerms>, more: Partial<CouponOnHand> = {}): CouponOnHand => ({
  terms: {
    ...{ kind: 'custom', type: 'deduction', shareBps: null, amount: units(10) },
    ...{ most: units(10), amountRequired: zero },
    ...terms,
  },
  expiresAt: new Date('2026-12-01T00:00:00Z'),
  freeFrom: null,
  ...more,
});

const ten = onHand({});
const quarter = onHand({ type: 'discount', shareBps: 2_500, amount: null, most: units(25) });

test('the coupon worth most for the amount is suggested', () => {
  expect(bestCoupon([ten, quarter], put(30), now)).toBe(ten);
  expect(bestCoupon([ten, quarter], put(80), now)).toBe(quarter);
});

test('of equal coupons, one that pays comes before one that adds, then the first to expire', () => {
  const largerCoupon = onHand({ type: 'addition' });
  const sooner = onHand({}, { expiresAt: new Date('2026-11-18T00:00:00Z') });
  expect(bestCoupon([largerCoupon, ten], put(40), now)).toBe(ten);
  expect(bestCoupon([ten, sooner], put(40), now)).toBe(sooner);
});

test('a coupon that cannot be used on this put is not suggested', () => {
  const tomorrow = new Date('2026-11-18T00:00:00Z');
  const large = onHand({ amount: units(30), most: units(30), amountRequired: units(60) });
  const over = onHand({}, { expiresAt: now });
  const usedCoupon = onHand({}, { freeFrom: tomorrow });
  expect(bestCoupon([large, over, usedCoupon], put(40), now)).toBeNull();
  expect(bestCoupon([large, over, usedCoupon], put(60), now)).toBe(large);
  expect(bestCoupon([], put(40), now)).toBeNull();
  expect(bestCoupon([ten], { ...put(40), amount: null }, now)).toBeNull();
});

test('a coupon that makes the put affordable comes before a larger one that does not', () => {
  const more = onHand({ type: 'addition', amount: units(30), most: units(30) });
  expect(bestCoupon([more, ten], put(105), now)).toBe(ten);
  const full = { ...put(100), highest: units(100) };
  expect(bestCoupon([more], full, now)).toBeNull();
});
