import { expect, test } from 'vitest';
import {
  drawFrom,
  fillUrn,
  matchesTargeting,
  noResults,
  type WeightInput,
  weightOf,
} from './decide.ts';

const everyone = {
  countries: [],
  languages: [],
  devices: [],
  systems: [],
  hours: [],
  categories: [],
  categoriesNot: [],
};
const someone = { country: 'DE', language: 'de', device: 'phone', system: 'ios', hour: 9 };

test('targeting admits whom it names, and everyone if it names nobody', () => {
  expect(matchesTargeting(everyone, someone)).toBe(true);
  expect(matchesTargeting({ ...everyone, countries: ['FR'] }, someone)).toBe(false);
  expect(matchesTargeting({ ...everyone, countries: ['FR', 'DE'], hours: [9] }, someone)).toBe(
    true,
  );
  expect(matchesTargeting({ ...everyone, languages: ['en'] }, someone)).toBe(false);
  expect(matchesTargeting({ ...everyone, devices: ['desktop'] }, someone)).toBe(false);
  expect(matchesTargeting({ ...everyone, systems: ['android'] }, someone)).toBe(false);
  expect(matchesTargeting({ ...everyone, hours: [10] }, someone)).toBe(false);
});

function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('ready plans are drawn in proportion to their weights, and no others', () => {
  const urn = fillUrn(['small', 'large', 'paused'], (name) => ({
    weight: name === 'small' ? 1 : 3,
    pass: 1,
  }));
  const random = makeRandom(3);
  const counts = new Map<string, number>();

  for (let draw = 0; draw < 20_000; draw += 1) {
    const name = drawFrom(urn, (one) => one !== 'paused', random) ?? 'none';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  expect(counts.get('paused')).toBeUndefined();
  expect((counts.get('large') ?? 0) / (counts.get('small') ?? 1)).toBeCloseTo(3, 0);
});

test('a plan takes part as often as its pacing allows', () => {
  const urn = fillUrn(['only'], () => ({ weight: 1, pass: 0.1 }));
  const random = makeRandom(5);
  const drawnItems = Array.from({ length: 20_000 }, () => drawFrom(urn, () => true, random));
  expect(drawnItems.filter(Boolean).length / 20_000).toBeCloseTo(0.1, 1);
  expect(
    drawFrom(
      fillUrn<string>([], () => ({ weight: 1, pass: 1 })),
      () => true,
      random,
    ),
  ).toBeNull();
});

const facts: WeightInput = {
  goal: 'conversions',
  commission: 8_000_000,
  amountLeft: 100_000_000,
  timeLeftMs: 86_400_000,
  exploration: 0.05,
  resultsOverall: { impressions: 100_000, clicks: 300, conversions: 40 },
  resultsHere: noResults,
  priceModel: 'cpm',
  price: 2_000,
  usualPrice: 2_000,
};

test('more money in less time, a better placement and a lower price all weigh more', () => {
  const base = weightOf(facts);
  expect(weightOf({ ...facts, amountLeft: 200_000_000 })).toBeGreaterThan(base);
  expect(weightOf({ ...facts, timeLeftMs: 43_200_000 })).toBeGreaterThan(base);
  expect(weightOf({ ...facts, price: 1_000 })).toBeGreaterThan(base);
  const good = { impressions: 10_000, clicks: 60, conversions: 20 };
  expect(weightOf({ ...facts, resultsHere: good })).toBeGreaterThan(base);
});

test('a learning plan tries poor placements more often than one that has learned', () => {
  const poor = { impressions: 50_000, clicks: 10, conversions: 0 };
  const good = { impressions: 50_000, clicks: 290, conversions: 40 };
  const shareOfPoor = (exploration: number) => {
    const [one, other] = [poor, good].map((here) =>
      weightOf({ ...facts, exploration, resultsHere: here }),
    );
    return (one ?? 0) / ((one ?? 0) + (other ?? 0));
  };

  expect(shareOfPoor(0.2)).toBeGreaterThan(2 * shareOfPoor(0.05));
});
