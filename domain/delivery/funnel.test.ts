import { expect, test } from 'vitest';
import { areFewOrders, type FunnelCounts, ordersForRate, ratesOf } from './funnel.ts';

const counts: FunnelCounts = {
  ...{ served: 5_000, impression: 4_000, viewable: 3_000, click: 200 },
  ...{ conversion: 20, pending: 5, approved: 15, reversed: 5 },
};

test('each step is a share of the one it depends on', () => {
  expect(ratesOf(counts)).toEqual({
    served: null,
    impression: 800_000,
    viewable: 750_000,
    click: 50_000,
    conversion: 100_000,
    pending: 200_000,
    approved: 600_000,
    reversed: 200_000,
  });
});

test('what became of the orders adds up to all of them', () => {
  const { pending, approved, reversed } = ratesOf(counts);
  expect((pending ?? 0) + (approved ?? 0) + (reversed ?? 0)).toBe(1_000_000);
});

test('no rate is made of few orders, whatever they are compared with', () => {
  const fewOrders = { ...counts, conversion: ordersForRate - 1, approved: 14, reversed: 0 };
  expect(areFewOrders(fewOrders.conversion)).toBe(true);
  expect(ratesOf(fewOrders)).toMatchObject({
    click: 50_000,
    ...{ conversion: null, pending: null, approved: null, reversed: null },
  });

  // Cancelled orders are orders too.
  expect(ratesOf({ ...fewOrders, reversed: 1 })).toMatchObject({
    conversion: null,
    reversed: 50_000,
  });
});

test('there is no share of nothing, nor of less than there is', () => {
  const today = { ...counts, served: 0, impression: 0, click: 10 };
  expect(ratesOf(today)).toMatchObject({
    ...{ impression: null, viewable: null, click: null, conversion: null, pending: 200_000 },
  });
});
