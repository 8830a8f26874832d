import { useId } from 'react';
import { placesOfCurrency } from '#domain/currency.ts';
import { formatMicro, parseMicro, zero } from '#domain/money.ts';
import { roundSum } from '#domain/round-sum.ts';
import type { SumMark } from '#domain/sum-mark.ts';
import { useSignedIn } from '../app/signed-in.ts';
import { shownChange } from '../parts/shown.ts';

/** How many decimals amounts are shown with. */
export const usePlaces = (): number => placesOfCurrency(useSignedIn().installation.currency);

interface SumPart {
  readonly money: string;
  readonly isSubtracted?: boolean;
}

export interface Sum {
  /** The marks of the amounts that it consists of, and of its total. */
  readonly plus: SumMark;
  readonly minus: SumMark;
  readonly total: SumMark;
  /** What rounding left over, to be shown between the parts and the total; null where nothing. */
  readonly rounding: string | null;
}

const amountOf = (money: string) => parseMicro(money) ?? zero;

/**
 * Parts beside their sum, each shown as an `Amount`. A component with several sums gives each a
 * name of its own.
 */
export function useSum() {
  const id = useId();
  const places = usePlaces();
  return (parts: readonly SumPart[], total: string, name = ''): Sum => {
    const { rounding } = roundSum(
      parts.map((part) => ({ ...part, amount: amountOf(part.money) })),
      { amount: amountOf(total) },
      places,
    );
    const sum = `${id}${name}`;
    return {
      plus: { 'data-plus': sum },
      minus: { 'data-minus': sum },
      total: { 'data-sum': sum },
      rounding: rounding ? shownChange(formatMicro(rounding), places) : null,
    };
  };
}
