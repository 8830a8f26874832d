import { useFormatter } from '../i18n/use-formatter.ts';
import { useMoney } from '../i18n/use-money.ts';
import type { ProvenFigure } from './figure-parts.tsx';

const counts: readonly ProvenFigure[] = ['deliveryOrders', 'impressions', 'clicks'];

/** The formatted value of a figure; with all decimals, and at least these, where parts add up. */
export function useFigureValue() {
  const format = useFormatter();
  const money = useMoney();
  return (name: ProvenFigure, value: string, exactPlaces?: number): string => {
    const isExact = exactPlaces !== undefined;
    if (counts.includes(name)) return format.number(Number(value));
    if (name === 'profit')
      return isExact ? money.exactChange(value, exactPlaces) : money.change(value);
    if (isExact) return money.exact(value, exactPlaces);
    return name === 'consumed' ? money.paid(value) : money.amount(value);
  };
}
