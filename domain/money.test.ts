import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  formatMicro,
  largerOf,
  mayBecomeTyped,
  micro,
  parseMicro,
  parseTyped,
  roundShown,
  shareOf,
  smallerOf,
  subtract,
  sum,
} from './money.ts';

test.each([
  ['12', 12_000_000n],
  ['12.3', 12_300_000n],
  ['0.01', 10_000n],
  ['999999999999.99', 999_999_999_999_990_000n],
])('a person who types %s means %i micro', (text, amount) => {
  expect(parseTyped(text)).toBe(amount);
});

test.each(['', '.5', '1.', '1.234', '-1', '+1', '1e3', ' 1', '1,5', '0x10', '1234567890123', '١'])(
  '%j is not an amount that a person can type',
  (text) => {
    expect(parseTyped(text)).toBeNull();
  },
);

test.each([
  [12_000_000n, '12.00'],
  [1_250n, '0.00125'],
  [1n, '0.000001'],
  [-3_500_000n, '-3.50'],
  [-1n, '-0.000001'],
  [0n, '0.00'],
])('%i micro are sent as %s and parsed back to the same amount', (amount, text) => {
  expect(formatMicro(micro(amount))).toBe(text);
  expect(parseMicro(text)).toBe(amount);
});

test.each(['12', '12.3', '1.0000001', 'NaN', '--1.00', '9999999999999.00'])(
  '%j is not accepted as an amount on the wire',
  (text) => {
    expect(parseMicro(text)).toBeNull();
  },
);

test('an unfinished amount is told apart from one that more typing cannot complete', () => {
  const still = ['', '0', '12', '12.', '12.3', '12.34'];
  const never = ['.', '1..', '1.234', '1.234.50', '1234567890123'];
  expect(still.map(mayBecomeTyped)).not.toContain(false);
  expect(never.map(mayBecomeTyped)).not.toContain(true);
});

test('an amount cannot exceed what the database can hold', () => {
  const most = micro(2n ** 63n - 1n);
  expect(() => add(most, micro(1n))).toThrow(RangeError);
  expect(() => subtract(micro(-(2n ** 63n - 1n)), micro(1n))).toThrow(RangeError);
  expect(() => sum([most, most])).toThrow(RangeError);
});

test('a fee is rounded down to a whole micro, never up', () => {
  expect(shareOf(micro(999n), 100)).toBe(9n);
  expect(shareOf(micro(9_999n), 1)).toBe(0n);
  expect(shareOf(micro(1_000_000n), 10_000)).toBe(1_000_000n);
});

test.each([0.5, -1, 10_001, Number.NaN])('%d basis points are not a valid share', (bps) => {
  expect(() => shareOf(micro(1n), bps)).toThrow(RangeError);
});

test('the smaller and the larger of two amounts, with their signs', () => {
  const [loss, gain] = [micro(-2n), micro(1n)];
  expect([smallerOf(loss, gain), smallerOf(gain, loss)]).toEqual([loss, loss]);
  expect([largerOf(loss, gain), largerOf(gain, loss)]).toEqual([gain, gain]);
});

test('no share is taken of a loss', () => {
  expect(() => shareOf(micro(-1n), 100)).toThrow(RangeError);
});

const amounts = fc.bigInt(-(10n ** 15n), 10n ** 15n).map(micro);

test('rounding never flatters an amount, and changes it by less than its last digit', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, 2, 3), (amount, places) => {
      const step = 10n ** BigInt(6 - places);
      const has = roundShown(amount, places);
      const pays = roundShown(amount, places, 'pays');
      expect(has % step).toBe(0n);
      expect(pays % step).toBe(0n);
      expect(amount - has).toBeGreaterThanOrEqual(0n);
      expect(amount - has).toBeLessThan(step);
      expect(pays - amount).toBeGreaterThanOrEqual(0n);
      expect(pays - amount).toBeLessThan(step);
    }),
  );
});

test.each([
  ['12.349999', '12.34', '12.35'],
  ['-65.041000', '-65.05', '-65.04'],
  ['-0.000001', '-0.01', '0.00'],
  ['0.009999', '0.00', '0.01'],
  ['12.34', '12.34', '12.34'],
])('%s is shown as %s when received and as %s when paid', (text, has, pays) => {
  const amount = parseMicro(text) ?? micro(0n);
  expect(formatMicro(roundShown(amount, 2))).toBe(has);
  expect(formatMicro(roundShown(amount, 2, 'pays'))).toBe(pays);
});

test('what was spent and what is left of a put still add up to it', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 250_000_000n), (spent) => {
      const put = micro(250_000_000n);
      const left = subtract(put, micro(spent));
      expect(roundShown(micro(spent), 2, 'pays') + roundShown(left, 2)).toBe(put);
    }),
  );
});
