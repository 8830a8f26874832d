import { describe, expect, test } from 'vitest';
import {
  findPlacementFlagReason,
  findSubnetFlagReason,
  type ImpressionsElsewhere,
  isProviderUnknownElsewhere,
  type PlacementStats,
  type SubnetStats,
  type TrafficStats,
} from './traffic-rules.ts';

/** Views of people: gaps that vary, browsers that others have too, some clicks. */
const people: TrafficStats = {
  impressions: 1_000,
  viewables: 700,
  clicks: 20,
  rareBrowsers: 50,
  gapMs: 80_000,
  gapScatterMs: 75_000,
};
const placement: PlacementStats = { ...people, isVideo: false, usualClickRate: 0.02 };

const network: SubnetStats = {
  ...people,
  impressions: 100,
  viewables: 70,
  clicks: 2,
  rareBrowsers: 5,
  provider: 'provider',
  network: 'network',
};

/** A network that a tenth of all other pages' views come from, too. */
const impressionsElsewhere: ImpressionsElsewhere = {
  impressions: 10_000,
  ofProvider: () => 1_000,
  ofSubnet: () => 1_000,
};

describe('a placement', () => {
  const found = (day: Partial<PlacementStats>) => findPlacementFlagReason({ ...placement, ...day });

  test('of people is fine', () => {
    expect(found({})).toBeNull();
  });

  test.each([
    ['click_rate_outlier', { clicks: 200 }],
    ['flat_timing', { gapScatterMs: 15_999 }],
    ['many_browsers', { rareBrowsers: 500 }],
    ['never_seen', { viewables: 49 }],
    ['no_clicks', { clicks: 0, usualClickRate: 0.05 }],
  ] as const)('is found out: %s', (reason, day) => {
    expect(found(day)).toBe(reason);
  });

  test.each([
    ['a scatter that people have', { gapScatterMs: 16_000 }],
    ['browsers that others have', { rareBrowsers: 499 }],
    ['as many seen as must be', { viewables: 50 }],
    ['a player that reports nothing', { viewables: 0, isVideo: true }],
    ['no click where few were to be expected', { clicks: 0, usualClickRate: 0.0499 }],
    ['one click where many were to be expected', { clicks: 1, usualClickRate: 0.05 }],
    ['more clicks than views, which came after midnight', { impressions: 10, clicks: 11 }],
    ['too few clicks to say', { impressions: 3, viewables: 3, rareBrowsers: 0, clicks: 3 }],
  ] as const)('is fine with %s', (_, day) => {
    expect(found(day)).toBeNull();
  });

  test('with nothing to compare is found out only at a rate that no audience reaches', () => {
    expect(found({ usualClickRate: 0, clicks: 120 })).toBeNull();
    expect(found({ usualClickRate: 0, clicks: 200 })).toBe('click_rate_outlier');
  });
});

describe('a network at a placement', () => {
  const found = (
    day: Partial<SubnetStats>,
    whole: PlacementStats = placement,
    others = impressionsElsewhere,
  ) => findSubnetFlagReason({ ...network, ...day }, whole, others);

  test('of people is fine', () => {
    expect(found({})).toBeNull();
  });

  test.each([
    ['flat_timing', { gapScatterMs: 0 }],
    ['many_browsers', { rareBrowsers: 50 }],
    ['never_seen', { viewables: 4 }],
    ['no_clicks', { impressions: 750, viewables: 500, clicks: 0 }],
    ['one_network', { impressions: 601, viewables: 400, clicks: 12 }],
  ] as const)('is found out: %s', (reason, day) => {
    expect(found(day)).toBe(reason);
  });

  test('is found out when it clicks more often than the rest of the placement', () => {
    expect(found({ clicks: 20 }, { ...placement, clicks: 38 })).toBe('click_rate_outlier');
    expect(found({ clicks: 10 }, { ...placement, clicks: 38 })).toBeNull();
  });

  test('is compared with other placements where the rest of this one is small', () => {
    const small = { ...placement, impressions: 250, clicks: 5 };
    expect(found({ clicks: 20 }, { ...small, usualClickRate: 0.2 })).toBeNull();
    expect(found({ clicks: 20 }, { ...small, usualClickRate: 0.01 })).toBe('click_rate_outlier');
  });

  test('is out of place with a quarter here and hardly a view elsewhere', () => {
    const manyImpressions = { impressions: 260, viewables: 180, clicks: 5 };
    const nowhere = { ...impressionsElsewhere, ofSubnet: () => 500 };
    expect(found(manyImpressions, placement, nowhere)).toBe('one_network');
    expect(found(manyImpressions)).toBeNull();
    expect(found(manyImpressions, placement, { ...nowhere, impressions: 499 })).toBeNull();
    expect(found({ ...manyImpressions, impressions: 240 }, placement, nowhere)).toBeNull();
  });
});

test('a provider is out of place with most of the views here and hardly one elsewhere', () => {
  const nowhere = { ...impressionsElsewhere, ofProvider: () => 1_100 };
  const own = { provider: 'provider', impressions: 600 };
  expect(isProviderUnknownElsewhere(own, placement, nowhere)).toBe(true);
  expect(isProviderUnknownElsewhere({ ...own, impressions: 599 }, placement, nowhere)).toBe(false);
  expect(isProviderUnknownElsewhere(own, placement, { ...nowhere, ofProvider: () => 1_300 })).toBe(
    false,
  );
  expect(isProviderUnknownElsewhere(own, placement, { ...nowhere, impressions: 499 })).toBe(false);
});
