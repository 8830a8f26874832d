import { expect, test } from 'vitest';
import { creativeShares, drawShare, triedShare } from './rotation.ts';

test('creatives nothing is known of get the same share, and one alone gets all', () => {
  const none = { impressions: 0, clicks: 0 };
  expect(creativeShares([none])).toEqual([1]);
  for (const share of creativeShares([none, none, none])) expect(share).toBeCloseTo(1 / 3);
});

test('what is clicked more is shown more, and what is clicked least is still tried', () => {
  const shares = creativeShares([
    { impressions: 50_000, clicks: 500 },
    { impressions: 50_000, clicks: 50 },
  ]);
  expect(shares[0]).toBeGreaterThan(0.75);
  expect(shares[1]).toBeGreaterThanOrEqual(triedShare / 2);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('a few lucky clicks change little', () => {
  const [lucky = 0] = creativeShares([
    { impressions: 10, clicks: 1 },
    { impressions: 10, clicks: 0 },
  ]);
  expect(lucky).toBeLessThan(0.58);
});

test('a draw falls on each place as often as its share says', () => {
  const shares = [0.5, 0.3, 0.2];
  expect([0, 0.49, 0.5, 0.79, 0.81, 0.999].map((at) => drawShare(shares, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});
