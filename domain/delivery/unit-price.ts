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
  };
}

/** To the nearest micro. */
const divided = (amount: bigint, count: number): Micro =>
  micro((2n * amount + BigInt(count)) / (2n * BigInt(count)));
