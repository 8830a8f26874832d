import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { flaws, simulateVisit } from './visit.ts';

const visits = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => simulateVisit(random));
};

test('the same seed gives the same visits, and another seed gives others', () => {
  expect(visits(7, 200)).toEqual(visits(7, 200));
  expect(visits(7, 200)).not.toEqual(visits(8, 200));
});

test('no click comes without an impression, and no order without a click', () => {
  const all = visits(1, 20_000);
  expect(all.filter(({ isClicked, isViewable }) => isClicked && !isViewable)).toEqual([]);
  expect(all.filter(({ isViewable, isRendered }) => isViewable && !isRendered)).toEqual([]);
  expect(all.filter(({ isBought, isClicked }) => isBought && !isClicked)).toEqual([]);
  expect(all.some(({ isBought }) => isBought)).toBe(true);
});

test('the visits include every flaw of real traffic', () => {
  const found = new Set(visits(1, 5_000).map(({ flaw }) => flaw));
  expect([...found].sort()).toEqual([...flaws, null].sort());
});

test('simulated addresses are from reserved ranges', () => {
  // RFC 6598 and RFC 2544: 100.64.0.0/10 and 198.18.0.0/15.
  const reserved = /^(100\.(6[4-9]|[789]\d|1[01]\d|12[0-7])|198\.1[89])\.\d+\.\d+$/;
  const addresses = visits(3, 2_000).map(({ viewer }) => viewer.address);
  expect(addresses.filter((address) => !reserved.test(address))).toEqual([]);
});
