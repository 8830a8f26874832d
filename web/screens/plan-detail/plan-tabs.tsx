import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { OverviewTab } from './overview-tab.tsx';
import styles from './plan-head.module.css';

// Charts and lists load when somebody opens them.
const PerformanceTab = lazy(() =>
  import('./performance-tab.tsx').then((m) => ({ default: m.PerformanceTab })),
);
const OrdersTab = lazy(() => import('./orders-tab.tsx').then((m) => ({ default: m.OrdersTab })));
const ProofTab = lazy(() => import('./proof-tab.tsx').then((m) => ({ default: m.ProofTab })));

const tabParts = {
  overview: OverviewTab,
  performance: PerformanceTab,
  orders: OrdersTab,
  proof: ProofTab,
} as const;
type PlanPart = keyof typeof tabParts;
const tabNames = Object.keys(tabParts) as PlanPart[];

const panelId = 'plan-part';

interface PlanTabsProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** The tabs of a plan. The current one is in the address, so that back leads to it. */
export function PlanTabs({ detail, onOpen }: PlanTabsProps) {
  const t = useTranslations('plan');
  const addressTab = new URLSearchParams(useLocation().query).get('tab');
  const name = tabNames.find((tabName) => tabName === addressTab) ?? 'overview';
  const Part = tabParts[name];
  const changeTab = (newTab: PlanPart) => {
    const query = new URLSearchParams(currentLocation().query);
    if (newTab === 'overview') query.delete('tab');
    else query.set('tab', newTab);
    go('/plan/detail', { query: query.toString(), replace: true });
  };
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          kind="scrolling"
          label={t('tabs.label')}
          onChange={changeTab}
          panelId={panelId}
          tabs={tabNames.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={name}
        />
      </div>
      <div aria-label={t(`tabs.${name}`)} className="stack-4" id={panelId} role="tabpanel">
        <Suspense fallback={<SkeletonCard lines={5} />}>
          <Part detail={detail} onOpen={onOpen} />
        </Suspense>
      </div>
    </>
  );
}
