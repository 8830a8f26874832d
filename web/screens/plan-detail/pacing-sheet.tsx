import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { ChartTable } from '../../parts/chart-table.tsx';
import { LineChart } from '../../parts/line-chart.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import type { ChartRange, Charts } from './performance-tab.tsx';

interface PacingSheetProps {
  readonly pacing: Charts['pacing'];
  readonly limit: PlanDetail['limit'];
  readonly range: ChartRange;
  readonly onClose: () => void;
}

/** Actual against planned consumption over time, and why it is slower where it is. */
export function PacingSheet({ pacing, limit, range, onClose }: PacingSheetProps) {
  const t = useTranslations('delivery.pacing');
  const percent = usePercent();
  const text = usePlanText();
  const { points, passPercent } = pacing;
  return (
    <Sheet onClose={onClose} open title={t('title')}>
      <div className="stack-3">
        {points.length > 1 ? <PacingChart points={points} range={range} /> : null}
        {limit ? <p>{text.limit(limit)}</p> : null}
        {passPercent === null ? null : (
          <p className="quiet">{t('pass', { percent: percent(passPercent / 100) })}</p>
        )}
      </div>
    </Sheet>
  );
}

type PacingChartProps = Pick<Charts['pacing'], 'points'> & Pick<PacingSheetProps, 'range'>;

function PacingChart({ points, range }: PacingChartProps) {
  const t = useTranslations('delivery.pacing');
  const delivery = useTranslations('delivery');
  const money = useMoney();
  const tickText = useTickText(range);
  const latest = points.findLast(({ actual }) => actual !== null);
  const highest = points.reduce(
    (peak, { target, actual }) => Math.max(peak, Number(target), Number(actual ?? 0)),
    0,
  );
  const label = t('label', {
    actual: money.wholePaid(latest?.actual ?? '0.00'),
    target: money.whole(latest?.target ?? '0.00'),
  });
  const actualLine = {
    name: t('actual'),
    values: points.map(({ actual }) => (actual === null ? null : Number(actual))),
  };
  const targetLine = {
    name: t('target'),
    values: points.map(({ target }) => Number(target)),
    kind: 'target',
  } as const;
  return (
    <LineChart
      high={money.amount(highest.toFixed(2))}
      label={label}
      lines={[actualLine, targetLine]}
      ticks={pickThree(points).map(({ at: moment }) => tickText(moment))}
    >
      <ChartTable
        head={[delivery('time'), t('actual'), t('target')]}
        label={t('title')}
        openText={delivery('table')}
        rows={points.map(({ at: moment, actual, target }) => [
          tickText(moment),
          actual === null ? '–' : money.paid(actual),
          money.amount(target),
        ])}
      />
    </LineChart>
  );
}

/** A moment as an axis label: the hour for today, or the day. */
function useTickText(range: ChartRange): (at: string) => string {
  const format = useFormatter();
  return (moment) =>
    format.dateTime(
      new Date(moment),
      range === 'today' ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' },
    );
}

/** The first, the middle and the last moment of a chart. */
const pickThree = <Point,>(points: readonly Point[]): Point[] => {
  const indexes = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  return [...new Set(indexes)].flatMap((index) => points[index] ?? []);
};
