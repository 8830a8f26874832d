import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import { Chip } from '../../parts/chip.tsx';
import { LineChart } from '../../parts/line-chart.tsx';
import type { ChartRange, Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';
import { threeOf, useTick } from './use-tick.ts';

interface PricesCardProps {
  readonly prices: Charts['prices'];
  readonly range: ChartRange;
}

const names = ['cpm', 'cpc', 'cpa', 'epc'] as const;
/** With fewer points than this a line says little, and is drawn so. */
const steadyFrom = 4;

/** What a unit cost over time. Where there is too little to divide by, nothing is drawn. */
export function PricesCard({ prices, range }: PricesCardProps) {
  const t = useTranslations('delivery.prices');
  const delivery = useTranslations('delivery');
  const money = useMoney();
  const tick = useTick(range);
  const [name, setName] = useState<(typeof names)[number]>('cpm');
  const known = prices.filter((point) => point[name] !== null);
  const last = known.at(-1);
  const high = known.reduce((most, point) => Math.max(most, Number(point[name])), 0);
  const isFaint = known.length < steadyFrom;
  return (
    <Card title={t('title')}>
      <div className={styles.stack}>
        <div className={styles.filters}>
          {names.map((one) => (
            <Chip key={one} onPress={() => setName(one)} pressed={one === name}>
              {t(one)}
            </Chip>
          ))}
        </div>
        {last ? (
          <LineChart
            faint={isFaint}
            high={money.amount(high.toFixed(4))}
            label={t('label', {
              name: t(name),
              value: money.amount(last[name] ?? '0.00'),
              time: tick(last.at),
            })}
            lines={[
              {
                name: t(name),
                values: prices.map((point) => (point[name] === null ? null : Number(point[name]))),
              },
            ]}
            ticks={threeOf(prices).map(({ at }) => tick(at))}
          >
            {isFaint ? <p className={styles.quiet}>{t('faint')}</p> : null}
            <ChartTable
              head={[delivery('time'), t(name)]}
              label={t(name)}
              openText={delivery('table')}
              rows={prices.map((point) => [
                tick(point.at),
                point[name] === null ? '–' : money.amount(point[name]),
              ])}
            />
          </LineChart>
        ) : (
          <p className={styles.quiet}>{t('little')}</p>
        )}
      </div>
    </Card>
  );
}
