import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as contract from '#contract/product.ts';
import { productOf } from './product-file.ts';
import { writtenProduct } from './test-product.ts';

const ids = { id: 'a', merchantId: 'b' };

/** The product as staff write it, checked by the contract and then by the rules. */
function readProduct(json: unknown) {
  const result = v.safeParse(contract.writtenProduct, json, { abortEarly: true });
  if (result.success) return productOf(result.output, ids);
  const [issue] = result.issues;
  return `${v.getDotPath(issue)}: ${issue.message}`;
}

test('a product can be targeted at countries, languages and categories from the lists', () => {
  const targeting = {
    countries: ['TH', 'DE'],
    languages: ['th', 'de'],
    devices: ['phone'],
    systems: ['ios'],
    hours: [0, 23],
    categories: ['news'],
    categoriesNot: ['games'],
  };
  expect(readProduct({ ...writtenProduct, targeting })).toMatchObject({ targeting });
});

test('a product is read as it was written', () => {
  expect(readProduct(writtenProduct)).toMatchObject({
    ...ids,
    isOfficial: true,
    lowest: 10_000_000n,
    commission: 8_000_000n,
    commissionMax: 8_000_000n,
    conversionsPerClick: 1,
    putRule: writtenProduct.putRule,
  });
  const { commission: _, ...rest } = writtenProduct;
  const share = { ...rest, commissionBps: 500, commissionMax: '20.00' };
  expect(readProduct(share)).toMatchObject({
    commission: null,
    commissionBps: 500,
    commissionMax: 20_000_000n,
  });
});

test.each([
  ['landingUrl', 'javascript:alert(1)'],
  ['landingUrl', 'data:text/html,x'],
  ['landingUrl', 'http://shop.example'],
  ['landingUrl', 'https://user:word@shop.example'],
  ['landingUrl', '//shop.example'],
  ['lowest', '600.00'],
  ['lowest', '0.00'],
  ['lowest', 10],
  ['commission', '0.00'],
  ['commissionBps', 100],
  // No longer than the click window: the last orders would be final on arrival.
  ['validateDays', writtenProduct.clickWindowHours / 24],
  ['validateDays', 0],
  ['status', 'settled'],
  ['consumed', '5.00'],
  ['putRule', { ...writtenProduct.putRule, days: 0 }],
  ['putRule', { ...writtenProduct.putRule, dailyCap: '0.00' }],
  ['putRule', { ...writtenProduct.putRule, dailyCap: '-1.00' }],
  ['putRule', { ...writtenProduct.putRule, priceCeiling: '-1.00' }],
  ['targeting', { ...writtenProduct.targeting, age: [18] }],
  ['targeting', { ...writtenProduct.targeting, countries: ['THAILAND'] }],
  ['targeting', { ...writtenProduct.targeting, countries: ['th'] }],
  ['targeting', { ...writtenProduct.targeting, countries: ['ZZ'] }],
  ['targeting', { ...writtenProduct.targeting, languages: ['klingon'] }],
  ['targeting', { ...writtenProduct.targeting, systems: ['amiga'] }],
  ['targeting', { ...writtenProduct.targeting, hours: [24] }],
  ['targeting', { ...writtenProduct.targeting, categories: ['News'] }],
  ['targeting', { ...writtenProduct.targeting, categoriesNot: ['knots'] }],
])('a product whose %s is %j is refused', (name, value) => {
  expect(readProduct({ ...writtenProduct, [name]: value })).toEqual(expect.any(String));
});
