import { type Micro, micro } from '../money.ts';

/** What was delivered and earned in one stretch of time. */
export interface Delivered {
  readonly cost: bigint;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  /** Commissions net of fees, pending ones included. */
  readonly earned: bigint;
}

export interface UnitPrices {
  readonly cpm: Micro | null;
  readonly cpc: Micro | null;
  readonly cpa: Micro | null;
  readonly epc: Micro | null;
  /** Clicks of impressions and orders of clicks, in parts per million. */
  readonly ctr: number | null;
  readonly cvr: number | null;
}

/** Fewer than these are too little to divide by: the price would be an accident. */
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
  /** How many of a million clicks must order to earn what they cost, and how many do. */
  readonly needed: number;
  readonly actual: number;
}

/**
 * A plan gains when what an order earns, times the orders of a click, is more than a click costs.
 * Before the first order it is the commission of the terms; where that is a share of an order
 * that nobody has made, nothing can be said.
 */
export function breakEvenOf(delivered: Delivered, commission: bigint | null): BreakEven | null {
  const { cost, clicks, conversions, earned } = delivered;
  const ofOrder = conversions > 0 ? earned / BigInt(conversions) : (commission ?? 0n);
  if (clicks < leastOf.clicks || cost === 0n || ofOrder <= 0n) return null;
  const needed = Number((cost * 1_000_000n) / (ofOrder * BigInt(clicks)));
  return { needed, actual: ppm(conversions, clicks) };
}

/** To the nearest micro. */
const divided = (amount: bigint, count: number): Micro =>
  micro((2n * amount + BigInt(count)) / (2n * BigInt(count)));
