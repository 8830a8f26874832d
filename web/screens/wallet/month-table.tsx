import { useTranslations } from 'use-intl';
import type { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import styles from './wallet-screen.module.css';

interface MonthTableProps {
  readonly month: Output<typeof monthlyRecords>['list'][number];
  readonly name: string;
  /** Opens a line: of one type, or of all. */
  readonly onOpen: (type: RecordType | null) => void;
}

/** One month by type: what came in, and what went out. Each figure opens to its records. */
export function MonthTable({ month, name, onOpen }: MonthTableProps) {
  const t = useTranslations('wallet');
  const money = useMoney();
  if (month.types.length === 0) return <p className={styles.part}>{t('monthlyNone')}</p>;
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
          {month.types.map((one) => (
            <tr key={one.type}>
              <th scope="row">{t(`type.${one.type}`)}</th>
              <td>
                <Amount onOpen={() => onOpen(one.type)} value={money.change(one.in)} />
              </td>
              <td>
                <Amount onOpen={() => onOpen(one.type)} value={money.change(one.out)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('monthlyTotal')}</th>
            <td>
              <Amount onOpen={() => onOpen(null)} total value={money.change(month.in)} />
            </td>
            <td>
              <Amount onOpen={() => onOpen(null)} total value={money.change(month.out)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
