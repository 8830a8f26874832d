import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMicro, micro, parseMicro, roundShown, zero } from './money.ts';
import { roundSum, type SumPart } from './round-sum.ts';

const amountOf = (text: string) => parseMicro(text) ?? zero;

/** A sum as it is shown: its parts, its rounding and its total. */
function shown(parts: readonly SumPart[], total: string, side: 'has' | 'pays', places = 2) {
  const rounded = roundSum(parts, { amount: amountOf(total), side }, places);
  return {
    parts: rounded.parts.map(formatMicro),
    rounding: rounded.rounding === null ? null : formatMicro(rounded.rounding),
    total: formatMicro(rounded.total),
  };
}

const cost = (text: string): SumPart => ({
  amount: amountOf(text),
  side: 'pays',
  isSubtracted: true,
});
const income = (text: string): SumPart => ({ amount: amountOf(text) });

test('what is owed is rounded up, and the total lacks a cent of its parts', () => {
  const owed = ['14823.104', '727.268', '20132.164'].map((text): SumPart => {
    return { amount: amountOf(text), side: 'pays' };
  });
  expect(shown(owed, '35682.536', 'pays')).toEqual({
    parts: ['14823.11', '727.27', '20132.17'],
    rounding: '-0.01',
    total: '35682.54',
  });
});

test('a cost is subtracted as it is shown, and a loss is no smaller than it is', () => {
  expect(shown([income('53.751'), cost('46.002')], '7.749', 'has')).toEqual({
    parts: ['53.75', '46.01'],
    rounding: '0.00',
    total: '7.74',
  });
  expect(shown([income('1.009'), cost('3.001')], '-1.992', 'has')).toEqual({
    parts: ['1.00', '3.01'],
    rounding: '0.01',
    total: '-2.00',
  });
});

test.each([
  ['yen have no decimals', 0, ['10', '10'], '1.00', '21'],
  ['dinars have three', 3, ['10.500', '10.501'], '0.00', '21.001'],
] as const)('%s', (_, places, parts, rounding, total) => {
  const rounded = shown([income('10.50'), income('10.501')], '21.001', 'has', places);
  expect(rounded.parts.map(Number)).toEqual(parts.map(Number));
  expect(rounded.rounding).toBe(rounding);
  expect(Number(rounded.total)).toBe(Number(total));
});

test('parts that make another amount are not explained by rounding', () => {
  expect(shown([income('10.00'), income('5.00')], '15.004', 'has').rounding).toBeNull();
});

const part = fc.record({
  amount: fc.bigInt(-(10n ** 12n), 10n ** 12n).map(micro),
  side: fc.constantFrom('has' as const, 'pays' as const),
  isSubtracted: fc.boolean(),
});

test('what is shown always adds up, and rounding is less than a unit for each amount', () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 40 }),
      fc.constantFrom('has' as const, 'pays' as const),
      fc.constantFrom(0, 2, 3),
      (parts, side, places) => {
        const signed = (amounts: readonly bigint[]) =>
          amounts.reduce(
            (all, amount, index) => all + (parts[index]?.isSubtracted ? -amount : amount),
            0n,
          );

        const total = micro(signed(parts.map(({ amount }) => amount)));
        const rounded = roundSum(parts, { amount: total, side }, places);

        expect(rounded.parts).toEqual(
          parts.map((part) => roundShown(part.amount, places, part.side)),
        );
        expect(rounded.total).toBe(roundShown(total, places, side));
        const rounding = rounded.rounding ?? micro(10n ** 18n);
        expect(signed(rounded.parts) + rounding).toBe(rounded.total);

        const unit = 10n ** BigInt(6 - places);
        expect(rounding % unit).toBe(0n);
        const size = rounding < 0n ? -rounding : rounding;
        expect(size).toBeLessThan(unit * BigInt(parts.length + 1));
      },
    ),
  );
});
