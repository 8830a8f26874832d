import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import type { Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';

interface PlacementsCardProps extends Pick<Charts, 'placements'> {
  readonly aside: string | undefined;
}

/** Where it was shown, and what each placement cost. */
export function PlacementsCard({ placements, aside }: PlacementsCardProps) {
  const t = useTranslations('delivery.placements');
  const format = useFormatter();
  const money = useMoney();
  if (placements.length === 0) return null;
  return (
    <Card aside={aside} title={t('title')}>
      <ChartTable
        head={[t('placement'), t('impressions'), t('clicks'), t('cost')]}
        label={t('title')}
        rows={placements.map(({ placement, publisher, impressions, clicks, cost }) => [
          <span key={placement}>
            {placement}
            <br />
            <span className={styles.quiet}>{publisher}</span>
          </span>,
          format.number(impressions),
          format.number(clicks),
          money.paid(cost),
        ])}
      />
    </Card>
  );
}
