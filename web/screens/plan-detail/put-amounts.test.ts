import { expect, test } from 'vitest';
import { micro, parseTyped } from '#domain/money.ts';
import { quickAmounts, whyNotAmount } from './put-amounts.ts';

const units = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const bounds = {
  lowest: units(50),
  highest: units(500),
  available: units(120),
  startup: units(30),
};

test.each([
  ['', 'put_amount_invalid'],
  ['0', 'put_zero'],
  ['0.00', 'put_zero'],
  ['1.234', 'put_amount_invalid'],
  ['49.99', 'put_out_of_range'],
  ['500.01', 'put_out_of_range'],
  ['150.01', 'insufficient_balance'],
])('the input %j is refused: %s', (typed, reason) => {
  expect(whyNotAmount(parseTyped(typed), bounds)?.reason).toBe(reason);
});

test('start-up funds count towards the funds for an amount, to the cent', () => {
  expect(whyNotAmount(parseTyped('150.00'), bounds)).toBeNull();
});

test('what a coupon adds counts towards the highest amount, and what it pays towards the funds', () => {
  const coupon = { kind: 'custom', type: 'addition', shareBps: null, amountRequired: units(0) };
  const adding = { ...coupon, amount: units(400), most: units(400) } as const;
  expect(whyNotAmount(parseTyped('100'), bounds, adding as never)).toBeNull();
  expect(whyNotAmount(parseTyped('100.01'), bounds, adding as never)?.reason).toBe(
    'put_coupon_above_highest',
  );
  const paying = { ...adding, type: 'deduction', amount: units(60), most: units(60) };
  expect(whyNotAmount(parseTyped('210'), bounds, paying as never)).toBeNull();
});

test('a tap fills in the lowest, half or the highest amount, never outside the bounds', () => {
  expect(quickAmounts(bounds)).toEqual({ lowest: units(50), half: units(75), max: units(150) });
  const rich = { ...bounds, available: units(9_000) };
  expect(quickAmounts(rich)).toEqual({ lowest: units(50), half: units(250), max: units(500) });
  const tight = { ...bounds, available: units(40) };
  expect(quickAmounts(tight)).toEqual({ lowest: units(50), half: units(50), max: units(70) });
});

test('a partner with less than the lowest amount is offered none', () => {
  expect(quickAmounts({ ...bounds, available: units(19) })).toBeNull();
});
