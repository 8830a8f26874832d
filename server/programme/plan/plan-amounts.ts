import type { Micro } from '#domain/money.ts';
import type { Funding } from '#domain/plan/put.ts';

/** What was put on a plan, what it cost, and what of that is booked. */
export interface PlanAmounts {
  /** Null until an amount has been put. */
  readonly put: (Funding & { readonly amount: Micro }) | null;
  /** The cost of delivery up to its last event, and how much was credited back. */
  readonly spent: Micro;
  readonly lastNo: bigint;
  readonly credited: Micro;
  readonly creditedFunding: Funding;
}

/** The amounts as columns: sums of the put, and of what was credited, by source of funding. */
export interface AmountColumns {
  readonly amount: Micro | null;
  readonly own: Micro | null;
  readonly discount: Micro | null;
  readonly startup: Micro | null;
  readonly spent: Micro;
  readonly lastNo: bigint;
  readonly credited: Micro;
  readonly creditedOwn: Micro;
  readonly creditedDiscount: Micro;
  readonly creditedStartup: Micro;
}

export function withAmounts<Row extends AmountColumns>(row: Row) {
  const { amount, own, discount, startup, ...withCredits } = row;
  const { creditedOwn, creditedDiscount, creditedStartup, ...otherColumns } = withCredits;
  const isPut = amount !== null && own !== null && discount !== null && startup !== null;

  return {
    ...otherColumns,
    put: isPut ? { amount, own, discount, startup } : null,
    creditedFunding: { own: creditedOwn, discount: creditedDiscount, startup: creditedStartup },
  };
}
