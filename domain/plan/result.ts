import { type Micro, micro } from '../money.ts';
import type { Funding } from './put.ts';

/** What the network paid: coupons and start-up funds. */
export const networkPartOf = ({ discount, startup }: Funding): Micro => micro(discount + startup);

export interface ResultInput {
  /** Settled commissions, net of fees. */
  readonly adRevenue: bigint;
  readonly consumed: bigint;
  /** What coupons and start-up funds paid of what was consumed. */
  readonly networkCost: bigint;
  readonly profitShare: bigint;
}

export interface Result {
  /** Over all money, whoever paid it in. */
  readonly total: Micro;
  /** The partner's profit: they can only lose money of their own. */
  readonly own: Micro;
  /** What the network paid, as a negative amount. */
  readonly network: Micro;
}

/** What delivery came to and whose it is; the parts add up to the total. Negative is a loss. */
export function resultOf({ adRevenue, consumed, networkCost, profitShare }: ResultInput): Result {
  const total = micro(adRevenue - consumed - profitShare);
  return { total, own: micro(total + networkCost), network: micro(-networkCost) };
}

/** The same of one plan, whose consumption is known by who paid for it. */
export function planResultOf(adRevenue: Micro, consumed: Funding, profitShare: Micro): Result {
  const networkCost = networkPartOf(consumed);
  return resultOf({ adRevenue, consumed: consumed.own + networkCost, networkCost, profitShare });
}
