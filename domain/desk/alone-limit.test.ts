import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { takesTwoToGive } from './alone-limit.ts';

const units = (amount: number) => micro(BigInt(Math.round(amount * 100)) * 10_000n);

test('coupons for named partners, large coupons and every budget take two people', () => {
  const alone = { coupon: units(20), budget: units(0) };
  const small = { isNamed: false, most: units(20), budget: units(0) };
  expect(takesTwoToGive(small, alone)).toBe(false);
  expect(takesTwoToGive({ ...small, isNamed: true }, alone)).toBe(true);
  expect(takesTwoToGive({ ...small, most: units(20.01) }, alone)).toBe(true);
  expect(takesTwoToGive({ ...small, budget: units(0.01) }, alone)).toBe(true);
});
