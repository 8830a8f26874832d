import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { NoPlan } from '../../plan/no-plan.tsx';
import { findOpened, type Opened, removeOpened } from '../../plan/opened.ts';
import { goodsHref, planNoOf, recordsQuery } from '../../plan/plan-address.ts';
import { OfficialChip, StatusChip } from '../../plan/plan-chips.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { type PlanDetail, usePlan } from '../../plan/use-plan.ts';
import { Loaded } from '../../query/loaded.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { ShortCode } from '../../wallet/short-code.tsx';
import { OfferContent } from './offer-content.tsx';
import styles from './plan-head.module.css';
import { PlanTabs } from './plan-tabs.tsx';
import { PutDone } from './put-done.tsx';
import type { PutReceipt } from './use-put-form.ts';
import { usePutScreen } from './use-put-screen.ts';

// Lists load when there is something to show in them.
const EventsSheet = lazy(() =>
  import('./events-sheet.tsx').then((m) => ({ default: m.EventsSheet })),
);
const OrdersSheet = lazy(() =>
  import('./orders-sheet.tsx').then((m) => ({ default: m.OrdersSheet })),
);

export function PlanDetailScreen() {
  const app = useTranslations('app');
  const planNo = planNoOf(useLocation().query);
  const plan = usePlan(planNo);
  const product = plan.data?.plan.product;
  useEffect(() => {
    // Several plans open in windows beside each other are told apart by their products.
    if (product) document.title = `${product} · ${app('name')}`;
  }, [product, app]);
  if (plan.isMissing) return <NoPlan />;
  return (
    <div className="page stack-4">
      <Loaded
        query={plan}
        skeleton={
          <>
            <SkeletonCard lines={4} />
            <SkeletonCard hero lines={4} />
          </>
        }
      >
        {(detail) => <Content detail={detail} />}
      </Loaded>
    </div>
  );
}

function Content({ detail }: { readonly detail: PlanDetail }) {
  // Other screens can link to what one of its figures consists of.
  const linkedOpened = findOpened(useLocation().query);
  const [opened, setOpened] = useState<Opened | null>(linkedOpened);
  const [receipt, setReceipt] = useState<PutReceipt | null>(null);
  const [earlierLine, setEarlierLine] = useState<string | null>(null);
  const { planNo } = detail.plan;
  const putScreen = usePutScreen(planNo);
  const open = (figure: Opened) =>
    figure.sheet === 'records' ? go('/wallet', { query: recordsQuery(planNo) }) : setOpened(figure);
  const close = () => {
    setOpened(null);
    if (!linkedOpened) return;
    go('/plan/detail', { query: removeOpened(currentLocation().query), replace: true });
  };
  const showEarlierPut = (line: string) => {
    setEarlierLine(line);
    putScreen.close();
  };
  const closeReceipt = () => {
    setReceipt(null);
    putScreen.close();
  };
  return (
    <>
      <PlanHead plan={detail.plan} />
      <ActLine line={earlierLine} />
      {detail.money ? (
        <PlanTabs detail={detail} onOpen={open} />
      ) : (
        <OfferContent
          detail={detail}
          onEarlier={showEarlierPut}
          onPut={setReceipt}
          putScreen={putScreen}
        />
      )}
      {receipt ? <PutDone receipt={receipt} onClose={closeReceipt} /> : null}
      <Suspense>
        {opened?.sheet === 'events' ? (
          <EventsSheet first={opened} onClose={close} planNo={planNo} />
        ) : null}
        {opened?.sheet === 'orders' ? (
          <OrdersSheet first={opened} onClose={close} planNo={planNo} />
        ) : null}
      </Suspense>
    </>
  );
}

/** The plan's product, seller, number and status; the picture leads to the product. */
function PlanHead({ plan }: { readonly plan: PlanRow }) {
  const t = useTranslations('plan');
  return (
    <div className={styles.head}>
      <a aria-label={t('product')} className={styles.picture} href={goodsHref(plan.planNo)}>
        <ProductPicture picture={plan.picture} size="large" />
        <span aria-hidden="true" className={`${styles.lens} center`}>
          <Icon name="search" size="small" />
        </span>
      </a>
      <div className={`${styles.words} stack-1`}>
        <h2 className={styles.name}>{plan.product}</h2>
        <p className="quiet">
          <span>{plan.merchant}&nbsp;· </span>
          <ShortCode code={plan.planNo} />
        </p>
        <p className="line">
          <StatusChip pausedBy={plan.pausedBy} status={plan.status} />
          <OfficialChip isOfficial={plan.isOfficial} />
        </p>
      </div>
    </div>
  );
}
