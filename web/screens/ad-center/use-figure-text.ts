import { useFormatter, useTranslations } from 'use-intl';
import { useFigureValue } from '../../plan/use-figure-value.ts';
import type { FigureData, Period } from './ad-center-screen.tsx';

/** Figures as the reader writes them, and what they were in the period before. */
export function useFigureText(period: Period) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const written = useFigureValue();
  const before = ({ name, previous }: FigureData) =>
    previous === null || period === '4'
      ? ''
      : t(`before.${period}`, { value: written(name, previous) });
  return {
    value: written,
    before,
    /** By how much of a hundred it changed; in words where there is nothing to divide by. */
    change: (figure: FigureData): string => {
      const { value, previous } = figure;
      const from = Number(previous ?? 0);
      if (value === null || previous === null || from <= 0) return before(figure);
      const share = Number(value) / from - 1;
      const options = { style: 'percent', signDisplay: 'exceptZero' } as const;
      return format.number(share, { ...options, maximumFractionDigits: 0 }).replace('-', '−');
    },
  };
}
