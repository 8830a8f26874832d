import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import unseenStyles from '../../parts/unseen.module.css';
import { useFigureValue } from '../../plan/use-figure-value.ts';
import styles from './ad-center-screen.module.css';
import type { FigureData, Period } from './ad-center-screen.tsx';

/** Formatted figures, and their values at the same point of the previous period. */
export function useFigureText(period: Period) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const formatFigure = useFigureValue();
  const previousText = ({ name, value, previous }: FigureData): ReactNode => {
    if (previous === null || period === '4') return null;
    return (
      <>
        <Direction change={Number(value) - Number(previous)} />
        {t(`before.${period}`, { value: formatFigure(name, previous) })}
      </>
    );
  };
  return {
    value: formatFigure,
    before: previousText,
    /** The change in short; the screen says once what it is compared with. */
    change: ({ name, value, previous }: FigureData): ReactNode => {
      if (value === null || previous === null || period === '4') return null;
      const [currentNumber, previousNumber] = [Number(value), Number(previous)];
      if (currentNumber === previousNumber) return t('unchanged');
      const share = Math.abs(currentNumber / previousNumber - 1);
      return (
        <>
          <Direction change={currentNumber - previousNumber} />
          {previousNumber <= 0 || currentNumber === 0 || share >= leapShare
            ? t('from', { value: formatFigure(name, previous) })
            : format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
        </>
      );
    },
  };
}

/** From ten times as much, the value it came from says more than a percentage. */
const leapShare = 9;

/** Up or down, as a sign for the eye and a word for screen readers. Unchanged is neither. */
function Direction({ change }: { readonly change: number }) {
  const t = useTranslations('figures');
  if (change === 0 || Number.isNaN(change)) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.direction}>
        {change > 0 ? '↑' : '↓'}
      </span>
      <span className={unseenStyles.unseen}>{t(change > 0 ? 'up' : 'down')} </span>
    </>
  );
}
