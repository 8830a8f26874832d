import { expect, test } from 'vitest';
import { type CountedClick, findInvalidTraffic, type PlacementTotals } from './daily-pass.ts';

const start = Date.UTC(2026, 10, 14);
const placement = (
  placementId: number,
  clicks: number,
  impressions = 10_000,
  conversions = 0,
): PlacementTotals => ({
  placementId,
  publisherId: `publisher ${placementId}`,
  comparisonGroup: 'image cpm',
  impressions,
  clicks,
  conversions,
});

/** Clicks as people make them: the gaps between them are of all lengths. */
const scattered = (count: number, providerOf = (n: number) => `v${n}`): CountedClick[] =>
  Array.from({ length: count }, (_, n) => ({
    at: new Date(start + Math.round(((n * 2_654_435_761) % 2 ** 32) / 50)),
    provider: providerOf(n),
  }));

const usual = [placement(1, 30), placement(2, 33), placement(3, 28)];
const nobody = { impressions: 0, ofProvider: () => 0, ofSubnet: () => 0 };
const judge = (
  of: PlacementTotals,
  all: readonly PlacementTotals[],
  clicks: readonly CountedClick[],
) =>
  findInvalidTraffic(of, all, { clicks, stats: null, subnets: [], impressionsElsewhere: nobody });
const reasonOf = (of: PlacementTotals, clicks: readonly CountedClick[], all = [...usual, of]) =>
  judge(of, all, clicks)[0]?.reason ?? null;

test('a placement like the others is left alone', () => {
  for (const clicks of [0, 20, 30, 45]) {
    expect(reasonOf(placement(9, clicks), scattered(clicks)), String(clicks)).toBeNull();
  }
});

test('a click rate five deviations above similar placements invalidates the whole day', () => {
  // 30 in 10,000 deviates by 5.5: five of them are passed between 57 and 58.
  expect(reasonOf(placement(9, 57), scattered(57))).toBeNull();
  expect(judge(placement(9, 59), [...usual, placement(9, 59)], scattered(59))).toEqual([
    { placementId: 9, reason: 'click_rate_outlier', provider: null, network: null },
  ]);
});

test('an order rate five deviations above similar placements invalidates the whole day', () => {
  const otherPlacements = [
    placement(1, 30, 10_000, 3),
    placement(2, 33, 10_000, 2),
    placement(3, 28, 10_000, 4),
  ];

  const with30 = (orders: number) => placement(9, 30, 10_000, orders);
  // A tenth of 30 deviates by 1.6: five of them are passed between 11 and 12.
  expect(reasonOf(with30(11), scattered(30), otherPlacements)).toBeNull();
  expect(reasonOf(with30(12), scattered(30), otherPlacements)).toBe('conversion_rate_outlier');
});

test('without enough data to compare with, no placement is an outlier', () => {
  expect(reasonOf(placement(9, 300), scattered(300), [placement(9, 300)])).toBeNull();
  expect(reasonOf(placement(9, 19, 499), scattered(19))).toBeNull();
});

test('clicks at regular intervals are invalid', () => {
  const even = Array.from({ length: 30 }, (_, n) => ({
    at: new Date(start + n * 60_000 + (n % 3) * 1000),
    provider: `v${n}`,
  }));
  expect(reasonOf(placement(9, 30), even)).toBe('flat_timing');
  expect(reasonOf(placement(9, 19), even.slice(0, 19))).toBeNull();
});

test('clicks all in one instant are invalid', () => {
  const burst = Array.from({ length: 20 }, (_, n) => ({ at: new Date(start), provider: `v${n}` }));
  expect(reasonOf(placement(9, 20), burst)).toBe('flat_timing');
  expect(reasonOf(placement(9, 19), burst.slice(1))).toBeNull();
});

test('when one network exceeds its share, only its own traffic is invalid', () => {
  const clicksOfFarm = scattered(30, (n) => (n % 3 === 0 ? `v${n}` : 'farm'));
  expect(judge(placement(9, 30), usual, clicksOfFarm)).toEqual([
    { placementId: 9, reason: 'one_network', provider: 'farm', network: null },
  ]);
  const half = scattered(30, (n) => (n % 2 === 0 ? `v${n}` : 'office'));
  expect(judge(placement(9, 30), usual, half)).toEqual([]);
});
