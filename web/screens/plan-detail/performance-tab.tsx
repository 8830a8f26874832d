import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planBreakdown } from '#contract/breakdown.ts';
import { planCharts } from '#contract/delivery.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { type LoadableQuery, Loaded } from '../../query/loaded.tsx';
import { FunnelCard } from './funnel-card.tsx';
import styles from './plan-detail-screen.module.css';
import { PlanStanding } from './plan-standing.tsx';
import { SegmentSheet } from './segment-sheet.tsx';
import { type SegmentId, SegmentTable } from './segment-table.tsx';

export type Charts = Output<typeof planCharts>;
export type Breakdown = Output<typeof planBreakdown>;

const ranges = ['today', 'all'] as const;
export type ChartRange = (typeof ranges)[number];

/** The period of what is opened; without bounds, all time. */
export interface Span {
  readonly from?: string;
  readonly to?: string;
}

const refreshMs = 30_000;
const panelId = 'performance';

interface PerformanceTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** Where the plan stands, what became of its ads, and where they ran; today or over its life. */
export function PerformanceTab({ detail, onOpen }: PerformanceTabProps) {
  const t = useTranslations('delivery');
  const isRunning = detail.plan.status === 'putting';
  const [range, setRange] = useState<ChartRange>(isRunning ? 'today' : 'all');

  if (!detail.steps.some(({ to: status }) => status === 'putting')) return <NoDelivery />;
  return (
    <>
      <Tabs
        label={t('range')}
        onChange={setRange}
        panelId={panelId}
        tabs={ranges.map((value) => ({ value, label: t(value) }))}
        value={range}
      />
      <div aria-label={t(range)} className="stack-4" id={panelId} role="tabpanel">
        <Performance detail={detail} key={range} onOpen={onOpen} range={range} />
      </div>
    </>
  );
}

interface PerformanceProps extends PerformanceTabProps {
  readonly range: ChartRange;
}

function Performance({ detail, onOpen, range }: PerformanceProps) {
  const { charts, breakdown } = usePerformance(detail, range);
  return (
    <Loaded query={charts} skeleton={<SkeletonCard lines={5} />}>
      {(data) =>
        hasFigures(data) ? (
          <Figures
            breakdown={breakdown}
            charts={data}
            detail={detail}
            onOpen={onOpen}
            range={range}
          />
        ) : (
          <NoDelivery />
        )
      }
    </Loaded>
  );
}

const hasFigures = ({ funnel, pacing }: Charts): boolean =>
  funnel.some(({ count }) => count > 0) || pacing.indexPercent !== null;

/** Both are read again together, so that the placements add up to the funnel. */
function usePerformance({ plan: { planNo, status } }: PlanDetail, range: ChartRange) {
  const refetchInterval = status === 'putting' ? refreshMs : false;
  const charts = useQuery({
    queryKey: ['plan-charts', planNo, range],
    queryFn: () => call(planCharts, { planNo, range }),
    refetchInterval,
  });
  const breakdown = useQuery({
    queryKey: ['plan-breakdown', planNo, range],
    queryFn: () => call(planBreakdown, { planNo, range }),
    refetchInterval,
  });
  return { charts, breakdown };
}

interface FiguresProps extends PerformanceProps {
  readonly charts: Charts;
  readonly breakdown: LoadableQuery<Breakdown>;
}

function Figures({ detail, onOpen, range, charts, breakdown }: FiguresProps) {
  const t = useTranslations('delivery');
  const time = useTime();
  const [segment, setSegment] = useState<SegmentId | null>(null);
  const { completeTo, from, to } = charts;
  // Today's figures are counted in bounds; a plan's whole life needs none.
  const span = range === 'today' ? { from, to } : {};
  return (
    <>
      <Columns
        first={
          <>
            <PlanStanding
              breakdown={breakdown.data}
              detail={detail}
              onOpen={onOpen}
              onPlacement={(key) => setSegment({ view: 'placements', key })}
              pacing={charts.pacing}
              range={range}
            />
            <FunnelCard charts={charts} onOpen={onOpen} plan={detail.plan} span={span} />
          </>
        }
        second={
          <Loaded query={breakdown} skeleton={<SkeletonCard lines={4} />}>
            {(segments) => <SegmentTable breakdown={segments} onOpen={setSegment} />}
          </Loaded>
        }
      />
      {completeTo ? (
        <p className={`${styles.completeTo} quiet`}>
          {t('completeTo', { time: time(completeTo) })}
        </p>
      ) : null}
      {segment && breakdown.data ? (
        <SegmentSheet
          breakdown={breakdown.data}
          id={segment}
          onClose={() => setSegment(null)}
          planNo={detail.plan.planNo}
        />
      ) : null}
    </>
  );
}

function NoDelivery() {
  const t = useTranslations('delivery');
  return (
    <Card>
      <Empty icon="chart" text={t('noneText')} title={t('none')} />
    </Card>
  );
}
