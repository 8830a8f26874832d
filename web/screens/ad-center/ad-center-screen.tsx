import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { adData, periodTypes } from '#contract/ad-center-figures.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { readAtOf } from '../../api/read-at.ts';
import { useLater } from '../../device/use-later.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PullToRefresh } from '../../parts/pull-to-refresh.tsx';
import { RefreshControl } from '../../parts/refresh-control.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useRefreshing } from '../../parts/use-refreshing.ts';
import { hasBottomBar } from '../../session/bottom-bar.ts';
import styles from './ad-center-screen.module.css';
import { Balance } from './balance.tsx';
import { FiguresOverview, isNewcomer, type OpenedFigure } from './figures-overview.tsx';
import { WaitingCard } from './waiting-card.tsx';

const FigureSheet = lazy(() =>
  import('./figure-sheet.tsx').then((m) => ({ default: m.FigureSheet })),
);

const GetStarted = lazy(() => import('./get-started.tsx').then((m) => ({ default: m.GetStarted })));

const BelowFigures = lazy(() =>
  import('./below-figures.tsx').then((m) => ({ default: m.BelowFigures })),
);

export type AdData = Output<typeof adData>;
export type FigureData = AdData['figures'][number];
export type Period = (typeof periodTypes)[number];

const refreshMs = 30_000;
const panelId = 'figures';

/** The figures of a period. They refresh while visible, and say how old they are. */
export function AdCenterScreen() {
  const t = useTranslations('figures');
  const refreshText = useTranslations('refresh');
  const timeZone = useTimeZone() ?? 'UTC';
  const queries = useQueryClient();
  const [period, setPeriod] = useState<Period>('1');
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const { isRefreshing, refresh } = useRefreshing(() => queries.invalidateQueries());
  const query = useQuery({
    queryKey: ['figures', period],
    queryFn: () => call(adData, { type: period, user_time_zone: timeZone }),
    // The wallet may have shown a newer value of the same balance a moment ago.
    staleTime: 0,
    // Not in the background: the clock stands still while the app is hidden.
    refetchInterval: refreshMs,
  });
  const { data, isError, isFetching, refetch } = query;
  // While another period loads, a newcomer is still one.
  const [isNew, setNew] = useState(false);
  if (data && isNewcomer(data) !== isNew) setNew(!isNew);
  const isLater = useLater(data !== undefined || isError);
  const time = useTime();
  const age = data?.completeTo
    ? t('completeTo', { time: time(new Date(data.completeTo)) })
    : refreshText('asOf', { time: time(readAtOf(query)) });
  return (
    <div className={styles.screen}>
      <PullToRefresh
        age=""
        hasControl={false}
        onRefresh={refresh}
        pullText={refreshText('pull')}
        refreshing={isRefreshing}
        refreshingText={refreshText('refreshing')}
        refreshLabel={refreshText('refresh')}
        releaseText={refreshText('release')}
      >
        <div className="stack-4">
          <div className={`${styles.top} between`}>
            <Balance />
            <RefreshControl
              age={data ? age : ''}
              label={refreshText('refresh')}
              onRefresh={refresh}
              refreshing={isRefreshing}
            />
          </div>
          {isNew ? (
            <Suspense fallback={<SkeletonCard lines={4} />}>
              <GetStarted />
            </Suspense>
          ) : null}
          {/* A newcomer's first steps name the offer themselves. */}
          <WaitingCard isHidden={isNew || (!data && !isError)} />
          <Tabs
            label={t('period')}
            onChange={setPeriod}
            panelId={panelId}
            tabs={periodTypes.map((value) => ({ value, label: t(`periods.${value}`) }))}
            value={period}
          />
          {isError && data ? (
            <Notice
              kind="warning"
              role="status"
              title={t('stale', { time: time(readAtOf(query)) })}
            >
              {t('staleText')}
            </Notice>
          ) : null}
          <Columns
            first={
              <div aria-label={t('period')} className="stack-4" id={panelId} role="tabpanel">
                {data ? <FiguresOverview data={data} onOpen={setOpened} period={period} /> : null}
                {!data && isError ? <Failed busy={isFetching} onRetry={refetch} /> : null}
                {!data && !isError ? <Shape /> : null}
              </div>
            }
            second={
              <>
                {hasBottomBar() ? null : <Ways />}
                <Suspense>{isLater ? <BelowFigures /> : null}</Suspense>
              </>
            }
          />
        </div>
      </PullToRefresh>
      <Suspense>
        {opened && data ? (
          <FigureSheet
            companions={data}
            figure={opened}
            onClose={() => setOpened(null)}
            period={period}
            span={{ from: data.from ?? undefined, to: data.to }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Shape() {
  return (
    <>
      <SkeletonCard hero lines={4} />
      <SkeletonCard lines={3} />
    </>
  );
}

/** Where a host app has its own bar there, these link to the other main screens. */
function Ways() {
  const t = useTranslations('figures');
  const nav = useTranslations('nav');
  return (
    <Card flush>
      <Row href="#/plan" icon="chart" text={t('plansText')} title={t('plans')} />
      <Row href="#/wallet" icon="wallet" text={t('walletText')} title={t('wallet')} />
      <Row href="#/more" icon="dots" title={nav('more')} />
    </Card>
  );
}
