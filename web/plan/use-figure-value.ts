import { useFormatter } from 'use-intl';
import { useMoney } from '../i18n/use-money.ts';
import type { ProvenFigure } from './figure-parts.tsx';

const counts: readonly ProvenFigure[] = ['deliveryOrders', 'impressions', 'clicks'];

/** The value of a figure as the reader writes it. */
export function useFigureValue() {
  const format = useFormatter();
  const money = useMoney();
  return (name: ProvenFigure, value: string): string => {
    if (counts.includes(name)) return format.number(Number(value));
    return name === 'profit' ? money.change(value) : money.amount(value);
  };
}
