import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import { Chip } from '../../parts/chip.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { LineChart } from '../../parts/line-chart.tsx';
import type { Opened, OpenedEvents, OpenedOrders } from '../../plan/opened.ts';
import { usePercent } from '../../plan/use-percent.ts';
import type { ChartRange, Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';
import { threeOf, useTick } from './use-tick.ts';

interface PricesCardProps {
  readonly prices: Charts['prices'];
  readonly range: ChartRange;
  readonly aside: string | undefined;
  readonly onOpen: (opened: Opened) => void;
}

const names = ['cpm', 'cpc', 'cpa', 'epc', 'ctr', 'cvr'] as const;
type Name = (typeof names)[number];

/** The divisor of each price, which is what it opens to. */
const opens = {
  cpm: { sheet: 'events', kind: 'impression', counted: 'valid' },
  cpc: { sheet: 'events', kind: 'click', counted: 'valid' },
  cpa: { sheet: 'orders', state: 'standing' },
  epc: { sheet: 'orders', state: 'won' },
  ctr: { sheet: 'events', kind: 'click', counted: 'valid' },
  cvr: { sheet: 'orders', state: 'standing' },
} as const satisfies Record<Name, OpenedEvents | OpenedOrders>;

/** With fewer points than this a line says little, and is drawn faintly. */
const steadyFrom = 4;

/** Unit prices over time. Nothing is drawn where there is too little to divide by. */
export function PricesCard({ prices, range, aside, onOpen }: PricesCardProps) {
  const t = useTranslations('delivery.prices');
  const delivery = useTranslations('delivery');
  const money = useMoney();
  const percent = usePercent();
  const tick = useTick(range);
  const [name, setName] = useState<Name>('cpm');
  const known = prices.filter((point) => point[name] !== null);
  const last = known.at(-1);
  const high = known.reduce((most, point) => Math.max(most, Number(point[name])), 0);
  const shown = (value: string | number) =>
    typeof value === 'number' ? percent(value / 1_000_000) : money.exact(value);
  const isRate = name === 'ctr' || name === 'cvr';
  const isFaint = known.length < steadyFrom;
  return (
    <Card aside={aside} title={t('title')}>
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
            high={isRate ? shown(high) : money.exact(high.toFixed(4))}
            label={t('label', {
              name: t(name),
              value: shown(last[name] ?? '0.00'),
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
            <LedgerLine
              label={tick(last.at)}
              onOpen={() => onOpen({ ...opens[name], from: last.at, to: last.to })}
              value={shown(last[name] ?? '0.00')}
            />
            {isFaint ? <p className={styles.quiet}>{t('faint')}</p> : null}
            <ChartTable
              head={[delivery('time'), t(name)]}
              label={t(name)}
              openText={delivery('table')}
              rows={prices.map((point) => [
                tick(point.at),
                point[name] === null ? '–' : shown(point[name]),
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
