import { useTranslations } from 'use-intl';
import { useTime } from '../../i18n/use-time.ts';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { CheckedSection } from './checked-section.tsx';
import { DisputesSection } from './disputes-section.tsx';
import { EventsSection, RestatedSection } from './events-section.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './integrity-screen.module.css';
import { OwedSection } from './owed-section.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { useReport } from './use-report.ts';

/** The network's public page, with or without an account. */
export function IntegrityScreen() {
  const t = useTranslations('integrity');
  const app = useTranslations('app');
  const time = useTime();
  const { data, hasFailed, isBusy, load } = useReport();
  if (hasFailed && !data) return <Failed busy={isBusy} onRetry={load} text={app('retry')} />;
  if (!data) {
    return (
      <div className={styles.screen}>
        <SkeletonCard hero lines={6} />
        <SkeletonCard lines={6} />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.network}>{data.network}</p>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.quiet}>{t('asOf', { time: time(data.at) })}</p>
      </div>
      <OwedSection report={data} />
      <CheckedSection report={data} />
      <HistorySection />
      <PayoutsSection report={data} />
      <DisputesSection report={data} />
      <RestatedSection report={data} />
      <EventsSection report={data} />
      <p className={styles.foot}>
        <a href="/api/integrity/report">{t('json')}</a>
      </p>
    </div>
  );
}
