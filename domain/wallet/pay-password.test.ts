import { expect, test } from 'vitest';
import { isEasyToGuess } from './easy-digits.ts';
import {
  payPasswordDigits,
  phoneTail,
  whyNotPayPassword,
  whyNotPayPasswordAgain,
} from './pay-password.ts';

test.each([
  ['000000', 'one digit'],
  ['777777', 'one digit'],
  ['123456', 'a row'],
  ['987654', 'a row downwards'],
  ['890123', 'a row over the end'],
  ['135791', 'a row in steps'],
  ['121212', 'a pair repeated'],
  ['123123', 'three repeated'],
  ['112233', 'doubles'],
  ['552200', 'doubles'],
  ['123321', 'a mirror'],
  ['500050', 'two digits only'],
  ['010190', 'a birthday'],
  ['230485', 'a birthday'],
  ['042385', 'an American birthday'],
  ['850423', 'a Chinese birthday'],
  ['290200', 'a leap day'],
  ['198504', 'a month'],
  ['121999', 'a month'],
  ['147258', 'drawn on the keypad'],
  ['159753', 'drawn on the keypad'],
  ['314159', 'a famous number'],
  ['520131', 'sounds like words'],
])('%s is refused: %s', (digits) => {
  expect(whyNotPayPassword(digits)?.reason).toBe('pay_password_too_common');
});

test.each(['274916', '830572', '495038', '948617', '768402'])('%s is allowed', (digits) => {
  expect(whyNotPayPassword(digits)).toBeNull();
});

test('well over a thousand passwords are refused, and far more remain', () => {
  let refused = 0;
  for (let number = 0; number < 1_000_000; number += 1) {
    if (isEasyToGuess(String(number).padStart(6, '0'))) refused += 1;
  }

  expect(refused).toBeGreaterThan(1_000);
  expect(refused).toBeLessThan(100_000);
});

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 274916'])(
  '%j is not six digits',
  (digits) => {
    expect(whyNotPayPassword(digits)?.reason).toBe('pay_password_invalid');
  },
);

test('the last digits of the phone number are refused', () => {
  expect(phoneTail('+66 2 749 2749')).toBe('492749');
  expect(whyNotPayPassword('492749', '+66 2 749 2749')?.reason).toBe('pay_password_like_phone');
  expect(whyNotPayPassword('492749', '+66 2 749 2748')).toBeNull();
  expect(phoneTail('12345')).toBe('');
  expect(phoneTail('492749')).toBe('492749');
});

test('other characters than digits are stripped, and extra digits are cut', () => {
  expect(payPasswordDigits('27-49 16x8')).toBe('274916');
});

test('both entries must match', () => {
  expect(whyNotPayPasswordAgain('274916', '274916')).toBeNull();
  expect(whyNotPayPasswordAgain('274916', '274917')).toEqual({
    reason: 'passwords_differ',
    facts: { field: 'confirmPassword' },
  });
});
