import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import { LineChart } from '../../parts/line-chart.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import type { ChartRange, Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';
import { threeOf, useTick } from './use-tick.ts';

interface PacingCardProps {
  readonly pacing: Charts['pacing'];
  readonly limit: PlanDetail['limit'];
  readonly range: ChartRange;
  readonly aside: string | undefined;
}

/** Actual against planned consumption, and why it is slower where it is. */
export function PacingCard({ pacing, limit, range, aside }: PacingCardProps) {
  const t = useTranslations('delivery.pacing');
  const delivery = useTranslations('delivery');
  const money = useMoney();
  const percent = usePercent();
  const tick = useTick(range);
  const text = usePlanText();
  const { points, indexPercent, passPercent } = pacing;
  const now = points.findLast(({ actual }) => actual !== null);
  const highest = points.reduce(
    (high, { target, actual }) => Math.max(high, Number(target), Number(actual ?? 0)),
    0,
  );
  const shownHigh = money.amount(highest.toFixed(2));
  return (
    <Card aside={aside} title={t('title')}>
      <div className={styles.stack}>
        {points.length > 1 ? (
          <LineChart
            high={shownHigh}
            label={t('label', {
              actual: money.wholePaid(now?.actual ?? '0.00'),
              target: money.whole(now?.target ?? '0.00'),
            })}
            lines={[
              {
                name: t('actual'),
                values: points.map(({ actual }) => (actual === null ? null : Number(actual))),
              },
              {
                name: t('target'),
                values: points.map(({ target }) => Number(target)),
                kind: 'target',
              },
            ]}
            ticks={threeOf(points).map(({ at }) => tick(at))}
          >
            <ChartTable
              head={[delivery('time'), t('actual'), t('target')]}
              label={t('title')}
              openText={delivery('table')}
              rows={points.map(({ at, actual, target }) => [
                tick(at),
                actual === null ? '–' : money.paid(actual),
                money.amount(target),
              ])}
            />
          </LineChart>
        ) : null}
        <p>
          {indexPercent === null
            ? t('indexNone')
            : t(`index.${range}`, { percent: percent(indexPercent / 100) })}
        </p>
        {limit ? <p className={styles.quiet}>{text.limit(limit)}</p> : null}
        {passPercent === null ? null : (
          <p className={styles.quiet}>{t('pass', { percent: percent(passPercent / 100) })}</p>
        )}
      </div>
    </Card>
  );
}
