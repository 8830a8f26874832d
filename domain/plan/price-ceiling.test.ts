import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { ceilingAmountsOf, isPriceAgreed, priceCeilingsOf, type Rate } from './price-ceiling.ts';

const cents = (amount: number) => micro(BigInt(amount) * 10_000n);
const highest = { cpm: cents(5_000), cpc: cents(500) };
const wanted = {
  formats: ['image'],
  putRule: { priceCeiling: null as string | null },
  targeting: { categories: [] as string[], categoriesNot: ['games'] as string[] },
} as const;
const rate = (given: Partial<Rate>): Rate => ({
  ...{ format: 'image', category: 'news', priceModel: 'cpc', price: cents(30) },
  ...given,
});

test('a put agrees to a quarter more than the dearest placement that fits costs now', () => {
  const rates = [
    rate({}),
    rate({ price: cents(20) }),
    rate({ price: cents(90), category: 'games' }),
    rate({ price: cents(80), format: 'card' }),
    rate({ priceModel: 'cpm', price: cents(200) }),
  ];
  const ceilings = priceCeilingsOf(wanted, rates, highest);
  expect(ceilings).toEqual({ cpm: '2.50', cpc: '0.375', allowanceBps: 2_500 });
});

test('where no placement fits yet, and above all else, the network’s highest price stands', () => {
  expect(priceCeilingsOf(wanted, [], highest)).toMatchObject({ cpm: '50.00', cpc: '5.00' });
  const dear = [rate({ price: cents(450) })];
  expect(priceCeilingsOf(wanted, dear, highest)).toMatchObject({ cpc: '5.00' });
});

test('the price ceiling of the product is never passed', () => {
  const own = { ...wanted, putRule: { priceCeiling: '0.32' } };
  expect(priceCeilingsOf(own, [rate({})], highest)).toMatchObject({ cpm: '0.32', cpc: '0.32' });
});

test('a placement above the ceiling of its price model is not agreed to', () => {
  const ceilings = ceilingAmountsOf({ cpm: '2.50', cpc: '0.375', allowanceBps: 2_500 });
  expect(isPriceAgreed(rate({ price: micro(375_000n) }), ceilings)).toBe(true);
  expect(isPriceAgreed(rate({ price: micro(375_001n) }), ceilings)).toBe(false);
  expect(isPriceAgreed(rate({ price: cents(200), priceModel: 'cpm' }), ceilings)).toBe(true);
});
