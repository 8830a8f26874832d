import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  ceilingAmountsOf,
  isPriceAgreed,
  isPriceInBounds,
  priceCeilingsOf,
  type Rate,
} from './price-ceiling.ts';

const cents = (amount: number) => micro(BigInt(amount) * 10_000n);
const highest = { cpm: cents(5_000), cpc: cents(500) };
const criteria = {
  formats: ['image'],
  putRule: { priceCeiling: null as string | null },
  targeting: { categories: [] as string[], categoriesNot: ['games'] as string[] },
} as const;
const rate = (given: Partial<Rate>): Rate => ({
  ...{ format: 'image', category: 'news', priceModel: 'cpc', price: cents(30) },
  ...given,
});

test('a put’s ceiling is a quarter above the current price of the dearest eligible placement', () => {
  const rates = [
    rate({}),
    rate({ price: cents(20) }),
    rate({ price: cents(90), category: 'games' }),
    rate({ price: cents(80), format: 'card' }),
    rate({ priceModel: 'cpm', price: cents(200) }),
  ];

  const ceilings = priceCeilingsOf(criteria, rates, highest);
  expect(ceilings).toEqual({ cpm: '2.50', cpc: '0.375', allowanceBps: 2_500 });
});

test('the network’s highest price is the upper limit, and the ceiling if no placement fits', () => {
  expect(priceCeilingsOf(criteria, [], highest)).toMatchObject({ cpm: '50.00', cpc: '5.00' });
  const dear = [rate({ price: cents(450) })];
  expect(priceCeilingsOf(criteria, dear, highest)).toMatchObject({ cpc: '5.00' });
});

test('a product’s own price ceiling is never exceeded', () => {
  const own = { ...criteria, putRule: { priceCeiling: '0.32' } };
  expect(priceCeilingsOf(own, [rate({})], highest)).toMatchObject({ cpm: '0.32', cpc: '0.32' });
});

test('a placement priced above the ceiling of its price model is excluded', () => {
  const ceilings = ceilingAmountsOf({ cpm: '2.50', cpc: '0.375', allowanceBps: 2_500 });
  expect(isPriceAgreed(rate({ price: micro(375_000n) }), ceilings)).toBe(true);
  expect(isPriceAgreed(rate({ price: micro(375_001n) }), ceilings)).toBe(false);
  expect(isPriceAgreed(rate({ price: cents(200), priceModel: 'cpm' }), ceilings)).toBe(true);
});

test('no placement is priced above the network’s highest price', () => {
  expect(isPriceInBounds({ priceModel: 'cpc', price: cents(500) }, highest)).toBe(true);
  expect(isPriceInBounds({ priceModel: 'cpc', price: cents(501) }, highest)).toBe(false);
  expect(isPriceInBounds({ priceModel: 'cpm', price: cents(501) }, highest)).toBe(true);
  expect(isPriceInBounds({ priceModel: 'cpm', price: cents(0) }, highest)).toBe(false);
});
