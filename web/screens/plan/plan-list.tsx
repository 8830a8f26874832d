import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { PlanItem } from './plan-item.tsx';
import styles from './plan-screen.module.css';
import type { PlanTab } from './plan-screen.tsx';
import type { usePlans } from './use-plans.ts';

interface PlanListProps {
  readonly tab: PlanTab;
  readonly query: ReturnType<typeof usePlans>['query'];
}

export function PlanList({ tab, query }: PlanListProps) {
  const t = useTranslations('plan');
  const app = useTranslations('app');
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  const list = (
    <EndlessList
      empty={
        <Empty
          action={tab === 'all' ? undefined : <a href="#/plan">{t('showAll')}</a>}
          text={t(`noneText.${tab}`)}
          title={t(`none.${tab}`)}
        />
      }
      endText={t('end')}
      failedText={app('retry')}
      items={items}
      keyOf={({ planNo }) => planNo}
      label={t('list')}
      loadingText={app('loading')}
      moreText={t('more')}
      onMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      renderItem={(plan) => <PlanItem plan={plan} />}
      skeleton={
        <div className={styles.stack}>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
        </div>
      }
      state={endlessStateOf(query)}
    />
  );
  return items.length > 0 ? <Card flush>{list}</Card> : list;
}
