import { expect, test } from 'vitest';
import { describeRateDistance } from './rate.ts';

test.each([
  ['3.34', '33.4', '90 % lower'],
  ['334', '33.4', '900 % higher'],
  ['31.6', '33.4', '5.3 % lower'],
  // At five percent it is not far yet.
  ['95', '100', null],
  ['105', '100', null],
  ['94.999999', '100', '5 % lower'],
  ['33.4', '33.4', null],
])('a rate of %s after one of %s is %s', (rate, last, distance) => {
  expect(describeRateDistance(rate, last)).toBe(distance);
});
