import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { dayMs, hourMs } from '../time.ts';
import { planShares } from './plan-shares.ts';

const start = Date.UTC(2026, 10, 15);
const placement = (placementId: number, category: string, price: bigint) =>
  ({ placementId, format: 'image', category, price: micro(price) }) as const;
const placements = [
  placement(1, 'news', 100n),
  placement(2, 'games', 100n),
  placement(3, 'news', 900n),
];

/** Each placement is asked for in an hour of its own, on two days. */
const requests = placements.flatMap(({ placementId }) =>
  [0, 1].map((day) => ({
    placementId,
    hour: new Date(start + day * dayMs + placementId * hourMs),
    count: 1_000,
  })),
);

const plan = {
  formats: ['image'],
  putRule: { priceCeiling: null as string | null },
  targeting: { categories: [] as string[], categoriesNot: [] as string[] },
  hours: [] as number[],
  excludedPlacements: [] as number[],
} as const;

const busyHours = (given: object) =>
  planShares({ ...plan, ...given }, placements, requests).flatMap((share, hour) =>
    share > 0.1 ? hour : [],
  );

test('a plan is paced by the requests it is eligible for, and by no others', () => {
  expect(busyHours({})).toEqual([1, 2, 3]);
  expect(busyHours({ targeting: { categories: ['news'], categoriesNot: [] } })).toEqual([1, 3]);
  expect(busyHours({ putRule: { priceCeiling: '0.0005' } })).toEqual([1, 2]);
  expect(busyHours({ excludedPlacements: [2] })).toEqual([1, 3]);
  expect(busyHours({ hours: [2, 3, 4] })).toEqual([2, 3]);
});
