import { expect, test } from 'vitest';
import { codeIn } from './scan-code.ts';

test('a code is read alone, however it is written, and out of a link', () => {
  expect(codeIn('K7M2QX4TBN8RWDHY')).toBe('K7M2-QX4T-BN8R-WDHY');
  expect(codeIn('k7m2-qx4t-bn8r-wdhy')).toBe('K7M2-QX4T-BN8R-WDHY');
  expect(codeIn('https://ads.example/#/register?code=K7M2-QX4T-BN8R-WDHY')).toBe(
    'K7M2-QX4T-BN8R-WDHY',
  );
});

test.each(['', 'https://shop.example/', 'K7M2-QX4T-BN8R', 'otpauth://totp/desk?secret=AAAA'])(
  'what holds no code is looked past: %s',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);
