import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import styles from './integrity-screen.module.css';
import { EmptySection, Section } from './section.tsx';
import type { Report } from './use-report.ts';

const kinds = ['orders', 'payouts', 'exchanges'] as const;
const ends = ['opened', 'forPartner', 'against', 'open', 'overdue'] as const;
/** Disputes by partners and merchants, and how they ended. */
export function DisputesSection({ report: { disputes, days } }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const format = useFormatter();
  const isEmpty = kinds.every((kind) => ends.every((end) => disputes[kind][end] === 0));
  if (isEmpty) return <EmptySection title={t('disputes.title')} text={t('none', { days })} />;
  return (
    <Section aside={t('days', { days })} title={t('disputes.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {t(`disputes.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map((end) => (
            <tr key={end}>
              <th scope="row">{t(`disputes.${end}`)}</th>
              {kinds.map((kind) => (
                <td data-column={t(`disputes.${kind}`)} key={kind}>
                  {format.number(disputes[kind][end])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
