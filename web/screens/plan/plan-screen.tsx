import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listPlans, type PlanRow } from '#contract/plan.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { readAtOf } from '../../api/read-at.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useTime } from '../../i18n/use-time.ts';
import { go, useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PullToRefresh } from '../../parts/pull-to-refresh.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useRefreshing } from '../../parts/use-refreshing.ts';
import { PageList } from '../../query/page-list.tsx';
import { type Pages, usePages } from '../../query/use-pages.ts';
import { PlanItem } from './plan-item.tsx';
import styles from './plan-screen.module.css';

const tabs = ['all', ...planStatuses] as const;
export type PlanTab = (typeof tabs)[number];

const panelId = 'plans';

/** The partner's plans by status. The chosen tab is in the address, so that back restores it. */
export function PlanScreen() {
  const t = useTranslations('plan');
  const refreshText = useTranslations('refresh');
  const format = useFormatter();
  const queries = useQueryClient();
  const { isRefreshing, refresh } = useRefreshing(() =>
    queries.invalidateQueries({ queryKey: ['plans'] }),
  );
  const status = new URLSearchParams(useLocation().query).get('status');
  const tab = tabs.find((planTab) => planTab === status) ?? 'all';
  const plans = usePages(['plans', tab], listPlans, tab === 'all' ? {} : { status: tab }, {
    keepsFirstPage: true,
  });
  const counts = plans.firstPage.data?.counts;
  const choose = (newTab: PlanTab) =>
    go('/plan', { query: newTab === 'all' ? '' : `status=${newTab}`, replace: true });
  const time = useTime();
  const age = time(readAtOf(plans.query));
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          kind="scrolling"
          label={t('statuses')}
          onChange={choose}
          panelId={panelId}
          tabs={tabs.map((value) => ({
            value,
            label: value === 'all' ? t('all') : t(`status.${value}`),
            count: counts ? format.number(counts[value]) : undefined,
          }))}
          value={tab}
        />
      </div>
      <div aria-label={t('list')} className={styles.panel} id={panelId} role="tabpanel">
        <PullToRefresh
          age={plans.query.data ? refreshText('asOf', { time: age }) : ''}
          onRefresh={refresh}
          pullText={refreshText('pull')}
          refreshing={isRefreshing}
          refreshingText={refreshText('refreshing')}
          refreshLabel={refreshText('refresh')}
          releaseText={refreshText('release')}
        >
          <PlanList key={tab} plans={plans} tab={tab} />
        </PullToRefresh>
      </div>
    </>
  );
}

interface PlanListProps {
  readonly tab: PlanTab;
  readonly plans: Pages<PlanRow>;
}

function PlanList({ tab, plans }: PlanListProps) {
  const t = useTranslations('plan');
  const list = (
    <PageList
      empty={
        <Empty
          action={tab === 'all' ? undefined : <a href="#/plan">{t('showAll')}</a>}
          text={t(`noneText.${tab}`)}
          title={t(`none.${tab}`)}
        />
      }
      keyOf={({ planNo }) => planNo}
      label={t('list')}
      pages={plans}
      row={(plan) => <PlanItem plan={plan} />}
      skeleton={
        <div className="stack-4">
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
        </div>
      }
    />
  );
  return plans.items.length > 0 ? <Card flush>{list}</Card> : list;
}
