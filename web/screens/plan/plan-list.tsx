import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { PageList } from '../../query/page-list.tsx';
import type { Pages } from '../../query/use-pages.ts';
import { PlanItem } from './plan-item.tsx';
import type { PlanTab } from './plan-screen.tsx';

interface PlanListProps {
  readonly tab: PlanTab;
  readonly plans: Pages<PlanRow>;
}

export function PlanList({ tab, plans }: PlanListProps) {
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
