import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import type { Breakdown } from './breakdown-card.tsx';
import styles from './plan-detail-screen.module.css';

interface LagCardProps extends Pick<Breakdown, 'lag'> {
  readonly aside: string | undefined;
  readonly isSettled: boolean;
}

/** How long after their clicks orders arrived, and what may still come: an estimated range. */
export function LagCard({ lag: { buckets, stillToCome }, aside, isSettled }: LagCardProps) {
  const t = useTranslations('delivery.lag');
  const format = useFormatter();
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const within = (hours: number) =>
    hours < 48 ? t('hours', { count: hours }) : t('days', { count: hours / 24 });
  const last = buckets.findLastIndex(({ count }) => count > 0);
  return (
    <Card aside={aside} title={t('title')}>
      <ChartTable
        head={[t('within'), t('orders')]}
        label={t('title')}
        rows={buckets
          .slice(0, last + 1)
          .map(({ upToHours, count }) => [within(upToHours), format.number(count)])}
      />
      {isSettled ? null : (
        <p className={styles.quiet}>{stillToCome ? t('estimate', stillToCome) : t('noEstimate')}</p>
      )}
    </Card>
  );
}
