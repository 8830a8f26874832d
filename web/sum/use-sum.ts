import { useId } from 'react';
import { formatMicro, parseMicro, type Side, zero } from '#domain/money.ts';
import { roundSum } from '#domain/round-sum.ts';
import type { SumMark } from '#domain/sum-mark.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { type MoneyFormat, type ShownMoney, useMoney } from '../i18n/use-money.ts';

/** An amount of a sum, or a count, as the server sent it. */
export interface SumPart {
  readonly money: string;
  readonly side?: Side;
  readonly isSubtracted?: boolean;
  /** As a change, which always shows its sign, or with the currency; plain unless stated. */
  readonly form?: 'change' | 'whole' | 'count';
}

/** The props of an amount in a sum. */
export interface SumAmount extends ShownMoney {
  readonly mark: SumMark;
}

interface Formats {
  readonly money: MoneyFormat;
  readonly format: ReturnType<typeof useFormatter>;
}

export interface Sum<Parts extends readonly SumPart[] = readonly SumPart[]> {
  /** Each part as it came in, and how it is shown. */
  readonly parts: {
    readonly [Index in keyof Parts]: Parts[Index] & { readonly display: SumAmount };
  };
  readonly total: SumAmount;
  /** What rounding left over, for a line between the parts and the total; null where nothing. */
  readonly rounding: SumAmount | null;
}

const amountOf = ({ money, form }: SumPart) =>
  parseMicro(form === 'count' ? `${money}.00` : money) ?? zero;

function write(
  { money, format }: Formats,
  exact: string,
  rounded: string,
  form: SumPart['form'],
): ShownMoney {
  if (form === 'count') {
    const count = format.number(Number(exact)).replace('-', '−');
    return { value: count, exact: count };
  }
  if (form === 'whole') return { value: money.whole(rounded), exact: money.wholeExact(exact) };
  if (form === 'change') return { value: money.change(rounded), exact: money.exactChange(exact) };
  return { value: money.amount(rounded), exact: money.exact(exact) };
}

/**
 * Parts beside their sum, as they are shown. A component with several sums gives each a name of its
 * own.
 */
export function useSum() {
  const id = useId();
  const money = useMoney();
  const formats = { money, format: useFormatter() };
  return <const Parts extends readonly SumPart[]>(
    parts: Parts,
    total: Omit<SumPart, 'isSubtracted'>,
    name = '',
  ): Sum<Parts> => {
    const rounded = roundSum(
      parts.map((part) => ({ ...part, amount: amountOf(part) })),
      { ...total, amount: amountOf(total) },
      money.places,
    );
    const sum = `${id}${name}`;

    const shownParts = parts.map((part, index) => ({
      ...part,
      display: {
        ...write(formats, part.money, formatMicro(rounded.parts[index] ?? zero), part.form),
        mark: { [part.isSubtracted ? 'data-minus' : 'data-plus']: sum },
      },
    }));
    const roundingAmount = rounded.rounding ? formatMicro(rounded.rounding) : null;
    return {
      // One for each part, in their order, which the type of a mapped list does not say.
      parts: shownParts as Sum<Parts>['parts'],
      total: {
        ...write(formats, total.money, formatMicro(rounded.total), total.form),
        mark: { 'data-sum': sum },
      },
      rounding: roundingAmount
        ? {
            ...write(formats, roundingAmount, roundingAmount, 'change'),
            mark: { 'data-plus': sum },
          }
        : null,
    };
  };
}
