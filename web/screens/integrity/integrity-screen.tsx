import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { CheckedSection } from './checked-section.tsx';
import { DisputesSection } from './disputes-section.tsx';
import { EventsSection, RestatedSection } from './events-section.tsx';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './integrity-screen.module.css';
import { OwedSection } from './owed-section.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { useReport } from './use-report.ts';

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
