import { figureRows, type ProvenName } from '#domain/delivery/ad-center-figures.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useMoney } from '../i18n/use-money.ts';
import type { SumPart } from '../sum/use-sum.ts';

/** A figure's value as an amount of a sum. */
export function figurePart(name: ProvenName, value: string): SumPart {
  const { format } = figureRows[name];
  if (format === 'count') return { money: value, form: 'count' };
  if (format === 'signed') return { money: value, form: 'change' };
  return { money: value, side: format };
}

/** The formatted value of a figure; with all decimals, and at least these, where it is exact. */
export function useFigureValue() {
  const number = useFormatter();
  const money = useMoney();
  return (name: ProvenName, value: string, exactPlaces?: number): string => {
    const { format } = figureRows[name];
    if (format === 'count') return number.number(Number(value));
    if (format === 'signed') {
      return exactPlaces === undefined
        ? money.change(value)
        : money.exactChange(value, exactPlaces);
    }
    if (exactPlaces !== undefined) return money.exact(value, exactPlaces);
    return format === 'pays' ? money.paid(value) : money.amount(value);
  };
}
