import { expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { addKey, cleanAmount, plainAmount, typedAmount } from './typed-amount.ts';

test.each([
  ['40', '.', '40'],
  ['SIM 1,234.50', '.', '1234.50'],
  ['1.234,50 SIM', ',', '1234,50'],
  ['1 234,5', ',', '1234,5'],
  ['12.5', ',', '12,5'],
  ['１２．５', '.', '12.5'],
  ['1,000', '.', '1.000'],
  ['forty', '.', ''],
])('%j, pasted where the decimal separator is %j, is %j', (text, point, typed) => {
  expect(cleanAmount(text, point)).toBe(typed);
});

test.each([
  ['12,5', '12.5'],
  ['12,', '12'],
  ['12.', '12'],
])('the server is sent %j as %j', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

test('fractions below a cent are never filled in', () => {
  expect(typedAmount(micro(120_987_654n), '.')).toBe('120.98');
  expect(typedAmount(micro(60_500_000n), ',')).toBe('60,50');
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
  expect(addKey(typed, key)).toBe(next);
});
