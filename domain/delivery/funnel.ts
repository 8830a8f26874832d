/** From an ad that was served to an order and what became of it. */
export const funnelSteps = [
  'served',
  'impression',
  'viewable',
  'click',
  'conversion',
  'pending',
  'approved',
  'reversed',
] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export type FunnelCounts = Readonly<Record<FunnelStep, number>>;

/**
 * Fewer orders than this say more about chance than about the plan, so no rate is made of them.
 * From twenty on, a rate is seldom off by more than half.
 */
export const ordersForRate = 20;

export const areFewOrders = (orders: number): boolean => orders < ordersForRate;

/** The share of each step in the one it depends on, in parts per million; null if there is none. */
export function ratesOf(counts: FunnelCounts): Readonly<Record<FunnelStep, number | null>> {
  const { served, impression, viewable, click, conversion, pending, approved, reversed } = counts;
  // What became of orders adds up to all of them; a cancelled one no longer counts as a conversion.
  const orders = conversion + reversed;

  return {
    served: null,
    impression: ppmOf(impression, served),
    // An ad can be clicked before it was in view for long enough.
    viewable: ppmOf(viewable, impression),
    click: ppmOf(click, impression),
    conversion: orderRateOf(conversion, click),
    pending: shareOfOrders(pending, orders),
    approved: shareOfOrders(approved, orders),
    reversed: shareOfOrders(reversed, orders),
  };
}

/** How many of a million clicks became an order; null as long as the orders are few. */
export const orderRateOf = (orders: number, clicks: number): number | null =>
  areFewOrders(orders) ? null : ppmOf(orders, clicks);

const shareOfOrders = (count: number, orders: number): number | null =>
  areFewOrders(orders) ? null : ppmOf(count, orders);

/** Null also for more than there is to be a share of: a day's orders may come of earlier clicks. */
const ppmOf = (count: number, total: number): number | null =>
  total <= 0 || count > total ? null : Math.round((count / total) * 1_000_000);
