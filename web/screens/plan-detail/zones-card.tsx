import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import type { Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';

interface ZonesCardProps extends Pick<Charts, 'zones'> {
  readonly aside: string | undefined;
}

/** Where it was shown, and what each placement cost. */
export function ZonesCard({ zones, aside }: ZonesCardProps) {
  const t = useTranslations('delivery.zones');
  const format = useFormatter();
  const money = useMoney();
  if (zones.length === 0) return null;
  return (
    <Card aside={aside} title={t('title')}>
      <ChartTable
        head={[t('zone'), t('impressions'), t('clicks'), t('cost')]}
        label={t('title')}
        rows={zones.map(({ zone, publisher, impressions, clicks, cost }) => [
          <span key={zone}>
            {zone}
            <br />
            <span className={styles.quiet}>{publisher}</span>
          </span>,
          format.number(impressions),
          format.number(clicks),
          money.amount(cost),
        ])}
      />
    </Card>
  );
}
