import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useSum } from '../../sum/use-sum.ts';
import type { RecordFilter } from './record-filter.ts';
import styles from './wallet-screen.module.css';

export type Month = Output<typeof monthlyRecords>['list'][number];

/** The name of a month such as 2026-11. */
export function useMonthName() {
  const format = useFormatter();
  return (month: string, style: keyof typeof monthStyles = 'long') =>
    format.dateTime(new Date(`${month}-15T12:00:00Z`), monthStyles[style]);
}

const monthStyles = {
  long: { month: 'long', year: 'numeric' },
  medium: { month: 'short', year: 'numeric' },
  short: { month: 'short' },
} as const;

interface MonthSheetProps {
  readonly month: Month;
  readonly onClose: () => void;
  /** Shows the records behind a figure. */
  readonly onRecords: (filter: RecordFilter) => void;
}

/** A month by type: what came in, and what went out. Each figure opens to its records. */
export function MonthSheet({ month, onClose, onRecords }: MonthSheetProps) {
  const t = useTranslations('wallet');
  const monthName = useMonthName();
  const [line, setLine] = useState<{ readonly type: RecordType | null } | null>(null);
  return (
    <Sheet onClose={onClose} open title={`${t('monthly')}\u00a0· ${monthName(month.month)}`}>
      <MonthTable
        month={month}
        name={monthName(month.month)}
        onOpen={(type) => setLine({ type })}
      />
      <p className="apart-3 quiet">{t('monthlyNet')}</p>
      {line ? (
        <MonthProof
          month={month}
          onClose={() => setLine(null)}
          onRecords={(filter) => {
            onClose();
            onRecords(filter);
          }}
          type={line.type}
        />
      ) : null}
    </Sheet>
  );
}

interface MonthTableProps {
  readonly month: Month;
  readonly name: string;
  /** Opens a line: of one type, or of all. */
  readonly onOpen: (type: RecordType | null) => void;
}

const noAmount = { value: '–' };

function MonthTable({ month, name, onOpen }: MonthTableProps) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const sum = useSum();
  if (month.types.length === 0) return <p>{t('monthlyNone')}</p>;

  const columns = (['in', 'out'] as const).map((side) =>
    sum(
      month.types.map((typeSum) => ({ money: typeSum[side], form: 'change' })),
      { money: month[side], form: 'change' },
      side,
    ),
  );
  const hasRounding = columns.some(({ rounding }) => rounding !== null);
  return (
    // With large letters on a narrow phone the table scrolls sideways, by finger or arrow key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure aria-label={name} className={styles.monthRoom} tabIndex={0}>
      <table className={`${styles.month} apart-3`}>
        <thead>
          <tr>
            <th scope="col">{t('monthlyType')}</th>
            <th scope="col">{t('monthlyIn')}</th>
            <th scope="col">{t('monthlyOut')}</th>
          </tr>
        </thead>
        <tbody>
          {month.types.map(({ type }, index) => (
            <tr key={type}>
              <th scope="row">{t(`type.${type}`)}</th>
              {columns.map(({ parts, total }) => (
                <td key={total.mark['data-sum']}>
                  <Amount {...(parts[index]?.display ?? noAmount)} onOpen={() => onOpen(type)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {hasRounding ? (
            <tr className="muted">
              <th scope="row">{app('rounding')}</th>
              {columns.map(({ rounding, total }) => (
                <td key={total.mark['data-sum']}>
                  <Amount {...(rounding ?? noAmount)} />
                </td>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="row">{t('monthlyTotal')}</th>
            {columns.map(({ total }) => (
              <td key={total.mark['data-sum']}>
                <Amount {...total} onOpen={() => onOpen(null)} total />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

interface MonthProofProps extends MonthSheetProps {
  /** Null for the month's total. */
  readonly type: RecordType | null;
}

/** A line of a month with all its decimals, and the way to its records. */
export function MonthProof({ month, type, onClose, onRecords }: MonthProofProps) {
  const t = useTranslations('wallet');
  const money = useMoney();
  const name = useMonthName()(month.month);
  const line = month.types.find((typeSum) => typeSum.type === type) ?? month;
  const open = () => {
    onClose();
    onRecords({ month: month.month, type });
  };
  return (
    <Sheet onClose={onClose} open title={type ? `${t(`type.${type}`)}\u00a0· ${name}` : name}>
      <div className="stack-4">
        <div>
          <LedgerLine label={t('monthlyIn')} value={money.exactChange(line.in)} />
          <LedgerLine label={t('monthlyOut')} value={money.exactChange(line.out)} />
        </div>
        <Button kind="secondary" onClick={open} wide>
          {t('seeRecords')}
        </Button>
      </div>
    </Sheet>
  );
}
