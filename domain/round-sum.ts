import { type Micro, micro, negate, roundShown, type Side, sum } from './money.ts';

/** An amount of a sum, exact. */
export interface SumPart {
  readonly amount: Micro;
  /** In whose favour the amount is; it is rounded the other way. */
  readonly side?: Side;
  /** Subtracted from the sum, as a cost is from a revenue. */
  readonly isSubtracted?: boolean;
}

export interface RoundedSum {
  /** In the order of the exact parts. */
  readonly parts: readonly Micro[];
  readonly total: Micro;
  /**
   * What the rounded parts lack to make the rounded total: a few of the smallest units, or zero.
   * Null where already the exact parts make another amount, which no rounding explains.
   */
  readonly rounding: Micro | null;
}

const sumOf = (parts: readonly SumPart[]): Micro =>
  sum(parts.map(({ amount, isSubtracted }) => (isSubtracted ? negate(amount) : amount)));

/**
 * Rounds a sum for display. Each part and the total are rounded on their own, since each is shown
 * in other places too, and one amount must look the same everywhere. What that leaves over is
 * returned, to be shown beside them.
 */
export function roundSum(
  parts: readonly SumPart[],
  total: Omit<SumPart, 'isSubtracted'>,
  places: number,
): RoundedSum {
  const rounded = parts.map((part) => ({
    ...part,
    amount: roundShown(part.amount, places, part.side),
  }));
  const roundedTotal = roundShown(total.amount, places, total.side);

  return {
    parts: rounded.map(({ amount }) => amount),
    total: roundedTotal,
    rounding: sumOf(parts) === total.amount ? micro(roundedTotal - sumOf(rounded)) : null,
  };
}
