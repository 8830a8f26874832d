import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planCharts } from '#contract/delivery.ts';
import type { PlanRow } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { PacingCard } from './pacing-card.tsx';
import { PlacementsCard } from './placements-card.tsx';
import styles from './plan-detail-screen.module.css';
import { QualityCard } from './quality-card.tsx';

export type Charts = Output<typeof planCharts>;

const ranges = ['today', 'all'] as const;
export type ChartRange = (typeof ranges)[number];

const refreshMs = 30_000;
const panelId = 'delivery';

interface DeliverySectionProps {
  readonly plan: PlanRow;
  readonly limit: PlanDetail['limit'];
  readonly onOpen: (opened: Opened) => void;
}

/** The plan's delivery in charts; each figure opens to its events. */
export function DeliverySection({ plan, limit, onOpen }: DeliverySectionProps) {
  const t = useTranslations('delivery');
  const app = useTranslations('app');
  const { planNo, status } = plan;
  const isRunning = status === 'putting';
  const [range, setRange] = useState<ChartRange>(isRunning ? 'today' : 'all');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['plan-charts', planNo, range],
    queryFn: () => call(planCharts, { planNo, range }),
    refetchInterval: isRunning ? refreshMs : false,
  });
  return (
    <section aria-label={t('title')} className={styles.section}>
      <Tabs
        label={t('range')}
        onChange={setRange}
        panelId={panelId}
        tabs={ranges.map((value) => ({ value, label: t(value) }))}
        value={range}
      />
      <div aria-label={t('title')} className={styles.section} id={panelId} role="tabpanel">
        {!data && isError ? (
          <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
        ) : null}
        {!data && !isError ? <SkeletonCard lines={5} /> : null}
        {data ? (
          <Pictures charts={data} limit={limit} onOpen={onOpen} plan={plan} range={range} />
        ) : null}
        {range === 'all' ? <BreakdownCard planNo={planNo} /> : null}
      </div>
    </section>
  );
}

interface PicturesProps {
  readonly charts: Charts;
  readonly limit: PlanDetail['limit'];
  readonly range: ChartRange;
  readonly plan: PlanRow;
  readonly onOpen: (opened: Opened) => void;
}

/** The period of what is opened; without bounds, all time. */
export interface Span {
  readonly from?: string;
  readonly to?: string;
}

function Pictures({ charts, limit, range, plan, onOpen }: PicturesProps) {
  const t = useTranslations('delivery');
  const timeOf = useTime();
  const { completeTo } = charts;
  const isShown = charts.funnel.some(({ count }) => count > 0);
  if (!isShown && charts.pacing.indexPercent === null) {
    return (
      <Card>
        <Empty icon="chart" text={t('noneText')} title={t('none')} />
      </Card>
    );
  }
  const time = completeTo ? t('completeTo', { time: timeOf(completeTo) }) : undefined;
  // A plan's whole life needs no bounds; today has those that its figures were counted in.
  const span = range === 'today' ? { from: charts.from, to: charts.to } : {};
  return (
    <Columns
      first={
        <>
          <PacingCard aside={time} limit={limit} pacing={charts.pacing} range={range} />
          <FunnelCard aside={time} charts={charts} onOpen={onOpen} plan={plan} span={span} />
        </>
      }
      second={
        <>
          <QualityCard aside={time} charts={charts} onOpen={onOpen} span={span} />
          {range === 'today' ? (
            <PlacementsCard aside={time} placements={charts.placements} />
          ) : null}
        </>
      }
    />
  );
}
