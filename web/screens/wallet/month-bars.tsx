import { type CSSProperties, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Figure } from '../../parts/figure.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './month-bars.module.css';
import { type Month, MonthProof, MonthSheet, useMonthName } from './month-sheet.tsx';
import type { RecordFilter } from './record-filter.ts';

interface MonthBarsProps {
  /** Newest first. */
  readonly months: readonly Month[];
  /** The one whose figures are shown. */
  readonly selectedMonth: Month;
  /** Whether the records below are those of that month. */
  readonly isListed: boolean;
  readonly onChoose: (month: string) => void;
  readonly onRecords: (filter: RecordFilter) => void;
}

/** Two bars a month, filled for money in and outlined for money out; a press chooses the month. */
export function MonthBars(props: MonthBarsProps) {
  const { months, selectedMonth, isListed, onChoose } = props;
  const t = useTranslations('wallet');
  const monthName = useMonthName();
  const highest = Math.max(1, ...months.flatMap((month) => [Number(month.in), -Number(month.out)]));
  const heightOf = (amount: number) => ({ '--share': amount / highest }) as CSSProperties;
  // The newest months are at the end, which may be out of sight.
  const scrollToEnd = useCallback((row: HTMLElement | null) => {
    if (row) row.scrollLeft = row.scrollWidth;
  }, []);
  return (
    <div>
      <ul aria-label={t('monthlyChart')} className={styles.bars} ref={scrollToEnd}>
        {[...months].reverse().map((month) => (
          <li key={month.month}>
            <button
              aria-label={monthName(month.month, 'medium')}
              aria-pressed={isListed && month === selectedMonth}
              className={`${styles.bar} stack-1 quiet focus-inside`}
              onClick={() => onChoose(month.month)}
              type="button"
            >
              <span aria-hidden="true" className={styles.pair}>
                <span className={styles.in} style={heightOf(Number(month.in))} />
                <span className={styles.out} style={heightOf(-Number(month.out))} />
              </span>
              <span aria-hidden="true" className={styles.name}>
                {monthName(month.month, 'short')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MonthFigures {...props} />
    </div>
  );
}

/** What came in and went out, and how they lead from the balance before to the one after. */
function MonthFigures({ selectedMonth, onRecords }: MonthBarsProps) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const sum = useSum();
  const [opened, setOpened] = useState<'table' | 'proof' | null>(null);
  const close = () => setOpened(null);
  const { parts, total, rounding } = sum(
    [
      { money: selectedMonth.opening },
      { money: selectedMonth.in, form: 'change' },
      { money: selectedMonth.out, form: 'change' },
    ],
    { money: selectedMonth.closing },
  );
  const [opening, moneyIn, moneyOut] = parts;
  const sheet = { month: selectedMonth, onClose: close, onRecords };
  return (
    <>
      <div className={styles.figures}>
        <Figure
          label={<Key kind="in">{t('monthlyIn')}</Key>}
          onOpen={() => setOpened('proof')}
          value={moneyIn.display.value}
        />
        <Figure
          label={<Key kind="out">{t('monthlyOut')}</Key>}
          onOpen={() => setOpened('proof')}
          value={moneyOut.display.value}
        />
      </div>
      <div className={`${styles.foot} between`}>
        <p className={styles.sum}>
          <span {...opening.display.mark}>{opening.display.value}</span>
          <span {...moneyIn.display.mark}>{moneyIn.display.value}</span>
          <span {...moneyOut.display.mark}>{moneyOut.display.value}</span>
          {rounding ? (
            <span>
              {app('rounding')} <span {...rounding.mark}>{rounding.value}</span>
            </span>
          ) : null}
          <span>
            = <strong {...total.mark}>{total.value}</strong>
          </span>
        </p>
        <button className={styles.detail} onClick={() => setOpened('table')} type="button">
          {t('monthly')}
        </button>
      </div>
      {opened === 'table' ? <MonthSheet {...sheet} /> : null}
      {opened === 'proof' ? <MonthProof {...sheet} type={null} /> : null}
    </>
  );
}

/** A word with the mark of its bar. */
function Key({ kind, children }: { readonly kind: 'in' | 'out'; readonly children: string }) {
  return (
    <>
      <span aria-hidden="true" className={styles.key} data-kind={kind} />
      {children}
    </>
  );
}
