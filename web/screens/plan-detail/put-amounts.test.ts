import { expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { quickAmounts, typedOf, whyNotTyped, withKey } from './put-amounts.ts';

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
  ['12,', 'put_amount_invalid'],
  ['1,000', 'put_amount_invalid'],
  ['49.99', 'put_out_of_range'],
  ['500.01', 'put_out_of_range'],
  ['150.01', 'insufficient_balance'],
])('the input %j is refused: %s', (typed, reason) => {
  expect(whyNotTyped(typed, bounds)?.reason).toBe(reason);
});

test('start-up funds count towards the funds for an amount, to the cent', () => {
  expect(whyNotTyped('150', bounds)).toBeNull();
  expect(whyNotTyped('150,00', bounds)).toBeNull();
});

test('what a coupon adds counts towards the highest amount, and what it pays towards the funds', () => {
  const coupon = { kind: 'custom', type: 'addition', shareBps: null, amountRequired: units(0) };
  const adding = { ...coupon, amount: units(400), most: units(400) } as const;
  expect(whyNotTyped('100', bounds, adding as never)).toBeNull();
  expect(whyNotTyped('100.01', bounds, adding as never)?.reason).toBe('put_coupon_above_highest');
  const paying = { ...adding, type: 'deduction', amount: units(60), most: units(60) };
  expect(whyNotTyped('210', bounds, paying as never)).toBeNull();
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

test('fractions below a cent are never filled in', () => {
  const odd = { ...bounds, available: micro(120_987_654n), startup: micro(0n) };
  const quick = quickAmounts(odd);
  expect(quick && [typedOf(quick.half), typedOf(quick.max)]).toEqual(['60.49', '120.98']);
});

test.each([
  ['', '5', '5'],
  ['0', '5', '5'],
  ['0', ',', '0,'],
  ['12', '.', '12.'],
  ['12.', '.', '12.'],
  ['12.34', '5', '12.34'],
  ['', '.', ''],
  ['123456789012', '3', '123456789012'],
])('the keypad turns %j and %j into %j', (typed, key, next) => {
  expect(withKey(typed, key)).toBe(next);
});
