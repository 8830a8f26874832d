import { type Micro, micro, roundShown } from '../money.ts';
import { orderRateOf } from './funnel.ts';

/** Delivery and earnings of one period. */
export interface DeliveryTotals {
  readonly cost: bigint;
  readonly clicks: number;
  readonly conversions: number;
  /** Commissions net of fees, including pending ones. */
  readonly earned: bigint;
}

export interface UnitPrices {
  readonly costPerOrder: Micro | null;
  readonly earnedPerClick: Micro | null;
}

/** A click often earns less than a hundredth of the currency. */
const earnedPerClickPlaces = 4;

/** Neither looks better than it is: a cost is rounded up, earnings are rounded down. */
export function unitPricesOf({
  cost,
  clicks,
  conversions,
  earned: earnings,
}: DeliveryTotals): UnitPrices {
  const [orderCount, clickCount] = [BigInt(conversions), BigInt(clicks)];

  return {
    costPerOrder: conversions === 0 ? null : micro((cost + orderCount - 1n) / orderCount),
    earnedPerClick:
      clicks === 0 ? null : roundShown(micro(earnings / clickCount), earnedPerClickPlaces),
  };
}

export interface BreakEven {
  /** How many of a million clicks must order to break even, and how many do. */
  readonly needed: number;
  /** Null as long as the orders are few. */
  readonly actual: number | null;
}

/** With fewer clicks than this, what a click costs is not known well enough. */
const clicksForBreakEven = 10;

/**
 * A plan gains when earnings per order times orders per click exceed the cost of a click. Before
 * the first order, the terms' commission is used; if that is a percentage of an unknown order,
 * there is no answer.
 */
export function breakEvenOf(
  delivered: DeliveryTotals,
  commission: bigint | null,
): BreakEven | null {
  const { cost, clicks, conversions, earned: earnings } = delivered;
  const earningsPerOrder = conversions > 0 ? earnings / BigInt(conversions) : (commission ?? 0n);
  if (clicks < clicksForBreakEven || cost === 0n || earningsPerOrder <= 0n) return null;
  const needed = Number((cost * 1_000_000n) / (earningsPerOrder * BigInt(clicks)));
  return { needed, actual: orderRateOf(conversions, clicks) };
}
