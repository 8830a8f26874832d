import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { CheckedSection } from './checked-section.tsx';
import { EventsSection, RestatedSection } from './events-section.tsx';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './integrity-screen.module.css';
import { OwedSection } from './owed-section.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { EmptySection, Section } from './section.tsx';
import { type Report, useReport } from './use-report.ts';

/** The network's public page, with or without an account. */
export function IntegrityScreen() {
  const t = useTranslations('integrity');
  const time = useTime();
  const skeleton = (
    <>
      <SkeletonCard hero lines={6} />
      <SkeletonCard lines={6} />
    </>
  );
  return (
    <div className={styles.screen}>
      <Loaded query={useReport()} skeleton={skeleton}>
        {(report) => (
          <>
            <div className={styles.head}>
              <p className={styles.network}>{report.network}</p>
              <p className={styles.lead}>{t('lead')}</p>
              <p className="quiet">{t('asOf', { time: time(report.at) })}</p>
            </div>
            <OwedSection report={report} />
            <CheckedSection report={report} />
            <HistorySection />
            <PayoutsSection report={report} />
            <DisputesSection report={report} />
            <RestatedSection report={report} />
            <EventsSection report={report} />
            <Proof />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What anyone who doubts the figures needs. */
function Proof() {
  const t = useTranslations('integrity');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card flush>
      <Row icon="info" onPress={() => setOpen(true)} title={t('how')} />
      <Row href="/api/integrity/report" icon="download" title={t('json')} />
      <ExplanationSheet onClose={() => setOpen(false)} open={isOpen} />
    </Card>
  );
}

const kinds = ['orders', 'payouts', 'exchanges'] as const;
const ends = ['opened', 'forPartner', 'against', 'open', 'overdue'] as const;
/** Disputes by partners and merchants, and how they ended. */
function DisputesSection({ report: { disputes, days } }: { readonly report: Report }) {
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
