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

const parts = {
  overview: OverviewTab,
  performance: PerformanceTab,
  orders: OrdersTab,
  proof: ProofTab,
} as const;
type PlanPart = keyof typeof parts;
const names = Object.keys(parts) as PlanPart[];

const panelId = 'plan-part';

interface PlanTabsProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** The tabs of a plan. The current one is in the address, so that back leads to it. */
export function PlanTabs({ detail, onOpen }: PlanTabsProps) {
  const t = useTranslations('plan');
  const asked = new URLSearchParams(useLocation().query).get('tab');
  const name = names.find((one) => one === asked) ?? 'overview';
  const Part = parts[name];
  const choose = (next: PlanPart) => {
    const query = new URLSearchParams(currentLocation().query);
    if (next === 'overview') query.delete('tab');
    else query.set('tab', next);
    go('/plan/detail', { query: query.toString(), replace: true });
  };
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          kind="scrolling"
          label={t('tabs.label')}
          onChange={choose}
          panelId={panelId}
          tabs={names.map((value) => ({ value, label: t(`tabs.${value}`) }))}
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
