import { formatMicro, micro } from '../money.ts';

/** The nine figures of the ad centre. */
export const figureNames = [
  'invested',
  'deliveryOrders',
  'consumed',
  'toBeConsumed',
  'impressions',
  'clicks',
  'adRevenue',
  'profit',
  'operated',
] as const;

export type FigureName = (typeof figureNames)[number];

const counts: ReadonlySet<FigureName> = new Set(['deliveryOrders', 'impressions', 'clicks']);

/** The sums of events and postings in one period. */
export interface Sums {
  readonly invested: bigint;
  /** The cost of events that count and were not found invalid later. */
  readonly consumed: bigint;
  readonly impressions: bigint;
  readonly clicks: bigint;
  /** Settled commissions, net of fees and chargebacks. */
  readonly adRevenue: bigint;
  readonly profitShare: bigint;
  readonly operated: bigint;
  /** Plans with delivery: an impression or a click that counted when it happened. */
  readonly plans: ReadonlySet<string>;
}

export const noSums: Sums = {
  invested: 0n,
  consumed: 0n,
  impressions: 0n,
  clicks: 0n,
  adRevenue: 0n,
  profitShare: 0n,
  operated: 0n,
  plans: new Set(),
};

export const addSums = (one: Sums, other: Sums): Sums => ({
  invested: one.invested + other.invested,
  consumed: one.consumed + other.consumed,
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  adRevenue: one.adRevenue + other.adRevenue,
  profitShare: one.profitShare + other.profitShare,
  operated: one.operated + other.operated,
  plans: new Set([...one.plans, ...other.plans]),
});

/** A figure for a period. `toBeConsumed` is a current balance and has no period. */
export function figureOf(name: Exclude<FigureName, 'toBeConsumed'>, sums: Sums): bigint {
  if (name === 'deliveryOrders') return BigInt(sums.plans.size);
  if (name === 'profit') return sums.adRevenue - sums.consumed - sums.profitShare;
  return sums[name];
}

/** Counts as digits, money as money. */
export const formatFigure = (name: FigureName, value: bigint): string =>
  counts.has(name) ? value.toString() : formatMicro(micro(value));

/** Which kinds of data ever existed. A figure without any data is null. */
export interface Data {
  readonly hasPut: boolean;
  readonly hasDelivery: boolean;
  readonly hasFollowed: boolean;
}

export function hasData(name: FigureName, data: Data): boolean {
  switch (name) {
    case 'invested':
    case 'toBeConsumed':
      return data.hasPut;
    case 'operated':
      return data.hasFollowed;
    default:
      return data.hasDelivery;
  }
}
