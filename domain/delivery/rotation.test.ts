import { expect, test } from 'vitest';
import { noResults } from './decide.ts';
import { creativeShares, drawShare, explorationShare } from './rotation.ts';

test('creatives without data get equal shares, and a single one gets all', () => {
  expect(creativeShares([noResults])).toEqual([1]);
  for (const share of creativeShares([noResults, noResults, noResults])) {
    expect(share).toBeCloseTo(1 / 3);
  }
});

test('creatives with more clicks are shown more, and the weakest is still tried', () => {
  const shares = creativeShares([
    { impressions: 50_000, clicks: 500, conversions: 0 },
    { impressions: 50_000, clicks: 50, conversions: 0 },
  ]);
  expect(shares[0]).toBeGreaterThan(0.75);
  expect(shares[1]).toBeGreaterThanOrEqual(explorationShare / 2);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('a few lucky clicks change little', () => {
  const [lucky = 0] = creativeShares([
    { impressions: 10, clicks: 1, conversions: 0 },
    { impressions: 10, clicks: 0, conversions: 0 },
  ]);
  expect(lucky).toBeLessThan(0.58);
});

test('once there are enough orders, a creative that sells more beats one clicked more', () => {
  const clicked = { impressions: 100_000, clicks: 2_000 };
  const sold = { impressions: 100_000, clicks: 1_000 };
  const sharesWith = (few: number, many: number) =>
    creativeShares([
      { ...clicked, conversions: few },
      { ...sold, conversions: many },
    ]);

  expect(sharesWith(1, 9)[0]).toBeGreaterThan(0.6);
  expect(sharesWith(10, 90)[1]).toBeGreaterThan(0.6);
});

test('one lucky order of a new creative changes little', () => {
  const known = { impressions: 100_000, clicks: 1_000, conversions: 50 };
  const [, lucky = 0] = creativeShares([known, { impressions: 100, clicks: 1, conversions: 1 }]);
  expect(lucky).toBeLessThan(0.5);
});

test('each creative is drawn in proportion to its share', () => {
  const shares = [0.5, 0.3, 0.2];
  expect([0, 0.49, 0.5, 0.79, 0.81, 0.999].map((at) => drawShare(shares, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});
