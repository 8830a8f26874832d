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
  const written = useFigureValue();
  const before = ({ name, value, previous }: FigureData): ReactNode => {
    if (previous === null || period === '4') return null;
    return (
      <>
        <Direction by={Number(value) - Number(previous)} />
        {t(`before.${period}`, { value: written(name, previous) })}
      </>
    );
  };
  return {
    value: written,
    before,
    /** The percentage change; in words where there is nothing to divide by. */
    change: (figure: FigureData): ReactNode => {
      const { value, previous } = figure;
      const [now, from] = [Number(value), Number(previous ?? 0)];
      if (value === null || period === '4' || from <= 0 || now === 0) return before(figure);
      const share = Math.abs(now / from - 1);
      const change = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
      return (
        <>
          <Direction by={now - from} />
          {t(`versus.${period}`, { change })}
        </>
      );
    },
  };
}

/** Up or down, as a sign for the eye and a word for screen readers. Unchanged is neither. */
function Direction({ by }: { readonly by: number }) {
  const t = useTranslations('figures');
  if (by === 0 || Number.isNaN(by)) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.direction}>
        {by > 0 ? '↑' : '↓'}
      </span>
      <span className={unseenStyles.unseen}>{t(by > 0 ? 'higher' : 'lower')} </span>
    </>
  );
}
