import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { go, useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { NoPlan } from '../../plan/no-plan.tsx';
import { type Opened, openedOf } from '../../plan/opened.ts';
import { goodsHref, planNoOf, recordsQuery } from '../../plan/plan-address.ts';
import { type PlanDetail, usePlan } from '../../plan/use-plan.ts';
import { EarningsCard } from './earnings-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LearningCard } from './learning-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { PlanActs } from './plan-acts.tsx';
import styles from './plan-detail-screen.module.css';
import { PlanHead } from './plan-head.tsx';
import { PutCard } from './put-card.tsx';
import { ResultCard } from './result-card.tsx';
import { TermsRow } from './terms-row.tsx';

// Pictures and lists come when there is something to show in them.
const DeliverySection = lazy(() =>
  import('./delivery-section.tsx').then((m) => ({ default: m.DeliverySection })),
);
const EventsSheet = lazy(() =>
  import('./events-sheet.tsx').then((m) => ({ default: m.EventsSheet })),
);
const OrdersSheet = lazy(() =>
  import('./orders-sheet.tsx').then((m) => ({ default: m.OrdersSheet })),
);

const PostbackSheet = lazy(() =>
  import('./postback-sheet.tsx').then((m) => ({ default: m.PostbackSheet })),
);

export function PlanDetailScreen() {
  const app = useTranslations('app');
  const planNo = planNoOf(useLocation().query);
  const { data, isError, isFetching, isMissing, refetch } = usePlan(planNo);
  if (isMissing) return <NoPlan />;
  return (
    <div className={styles.screen}>
      {data ? <Content detail={data} /> : null}
      {!data && isError ? <Failed busy={isFetching} onRetry={refetch} text={app('retry')} /> : null}
      {!data && !isError ? (
        <>
          <SkeletonCard lines={4} />
          <SkeletonCard hero lines={4} />
        </>
      ) : null}
    </div>
  );
}

function Content({ detail }: { readonly detail: PlanDetail }) {
  const t = useTranslations('plan');
  // Another screen may lead to what one of its figures is made of here.
  const named = openedOf(useLocation().query);
  const [opened, setOpened] = useState<Opened | null>(named);
  const { planNo } = detail.plan;
  const open = (what: Opened) =>
    what.sheet === 'records' ? go('/wallet', { query: recordsQuery(planNo) }) : setOpened(what);
  const close = () => {
    setOpened(null);
    if (named) go('/plan/detail', { query: `planNo=${encodeURIComponent(planNo)}`, replace: true });
  };
  const hasDelivered = detail.steps.some(({ to }) => to === 'putting');
  return (
    <>
      <PlanHead plan={detail.plan} />
      {detail.may.put ? <PutCard detail={detail} /> : null}
      <MoneyCard detail={detail} onOpen={open} />
      {hasDelivered ? <ResultCard detail={detail} onOpen={open} /> : null}
      {hasDelivered ? <EarningsCard detail={detail} onOpen={open} /> : null}
      <PlanActs detail={detail} />
      <LearningCard learning={detail.learning} onOpen={open} />
      <Suspense fallback={<SkeletonCard />}>
        {hasDelivered ? <DeliverySection onOpen={open} plan={detail.plan} /> : null}
      </Suspense>
      <Card flush>
        <Row href={goodsHref(planNo)} icon="image" text={t('productText')} title={t('product')} />
        <TermsRow terms={detail.terms} />
      </Card>
      <HistoryCard detail={detail} />
      <Suspense>
        {opened?.sheet === 'events' ? (
          <EventsSheet first={opened} onClose={close} planNo={planNo} />
        ) : null}
        {opened?.sheet === 'orders' ? (
          <OrdersSheet first={opened} onClose={close} planNo={planNo} />
        ) : null}
        {opened?.sheet === 'postback' ? <PostbackSheet onClose={close} /> : null}
      </Suspense>
    </>
  );
}
