import { type Micro, micro } from '../money.ts';

/** Delivery and earnings of one period. */
export interface Delivered {
  readonly cost: bigint;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  /** Commissions net of fees, including pending ones. */
  readonly earned: bigint;
}

export interface UnitPrices {
  readonly cpm: Micro | null;
  readonly cpc: Micro | null;
  readonly cpa: Micro | null;
  readonly epc: Micro | null;
  /** Clicks per impression and orders per click, in parts per million. */
  readonly ctr: number | null;
  readonly cvr: number | null;
}

/** Fewer than this are too few to divide by: the price would be noise. */
const leastOf = { impressions: 100, clicks: 10, conversions: 5 } as const;

export function unitPrices({
  cost,
  impressions,
  clicks,
  conversions,
  earned,
}: Delivered): UnitPrices {
  return {
    cpm: impressions < leastOf.impressions ? null : divided(cost * 1000n, impressions),
    cpc: clicks < leastOf.clicks ? null : divided(cost, clicks),
    cpa: conversions < leastOf.conversions ? null : divided(cost, conversions),
    epc: clicks < leastOf.clicks ? null : divided(earned, clicks),
    ctr: impressions < leastOf.impressions ? null : ppm(clicks, impressions),
    cvr: clicks < leastOf.clicks ? null : ppm(conversions, clicks),
  };
}

const ppm = (count: number, of: number): number => Math.round((count / of) * 1_000_000);

export interface BreakEven {
  /** How many of a million clicks must order to break even, and how many do. */
  readonly needed: number;
  readonly actual: number;
}

/**
 * A plan gains when earnings per order times orders per click exceed the cost of a click. Before
 * the first order, the terms' commission is used; if that is a percentage of an unknown order,
 * there is no answer.
 */
export function breakEvenOf(delivered: Delivered, commission: bigint | null): BreakEven | null {
  const { cost, clicks, conversions, earned } = delivered;
  const ofOrder = conversions > 0 ? earned / BigInt(conversions) : (commission ?? 0n);
  if (clicks < leastOf.clicks || cost === 0n || ofOrder <= 0n) return null;
  const needed = Number((cost * 1_000_000n) / (ofOrder * BigInt(clicks)));
  return { needed, actual: ppm(conversions, clicks) };
}

/** Rounded to the nearest micro-unit. */
const divided = (amount: bigint, count: number): Micro =>
  micro((2n * amount + BigInt(count)) / (2n * BigInt(count)));
