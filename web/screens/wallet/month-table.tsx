import { useTranslations } from 'use-intl';
import type { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { Amount } from '../../parts/amount.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './wallet-screen.module.css';

interface MonthTableProps {
  readonly month: Output<typeof monthlyRecords>['list'][number];
  readonly name: string;
  /** Opens a line: of one type, or of all. */
  readonly onOpen: (type: RecordType | null) => void;
}

const noAmount = { value: '–' };

/** One month by type: what came in, and what went out. Each figure opens to its records. */
export function MonthTable({ month, name, onOpen }: MonthTableProps) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const sum = useSum();
  if (month.types.length === 0) return <p className={styles.part}>{t('monthlyNone')}</p>;
  const columns = (['in', 'out'] as const).map((way) =>
    sum(
      month.types.map((one) => ({ money: one[way], form: 'change' })),
      { money: month[way], form: 'change' },
      way,
    ),
  );
  const hasRounding = columns.some(({ rounding }) => rounding !== null);
  return (
    // With large letters on a narrow phone the table scrolls sideways, by finger or arrow key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure aria-label={name} className={styles.monthRoom} tabIndex={0}>
      <table className={styles.month}>
        <caption>{name}</caption>
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
            <tr className={styles.rounding}>
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
