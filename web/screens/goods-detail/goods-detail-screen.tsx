import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { productDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { isGame } from '#domain/plan/terms.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { go, useLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Failed } from '../../parts/failed.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { NoPlan } from '../../plan/no-plan.tsx';
import { planNoOf } from '../../plan/plan-address.ts';
import { usePercent } from '../../plan/use-percent.ts';
import { type PlanDetail, usePlan } from '../../plan/use-plan.ts';
import { Creative } from './creative.tsx';
import styles from './goods-detail-screen.module.css';

export type Product = Output<typeof productDetail>;

/** What a plan advertises: the creative, the seller, the target page and the commission. */
export function GoodsDetailScreen() {
  const planNo = planNoOf(useLocation().query);
  const plan = usePlan(planNo);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['product', planNo],
    queryFn: () => call(productDetail, { planNo }),
    enabled: planNo !== '',
  });
  if (plan.isMissing) {
    return (
      <div className={`${styles.missing} stack-4`}>
        <NoPlan />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={`${styles.missing} stack-4`}>
        {isError ? <Failed busy={isFetching} onRetry={refetch} /> : null}
        {isError ? null : (
          <>
            <SkeletonCard hero lines={4} />
            <SkeletonCard />
          </>
        )}
      </div>
    );
  }
  return (
    <>
      <div className={styles.stage}>
        <Creative creative={data.creative} name={data.name} />
      </div>
      <div className={`${styles.content} stack-4`}>
        <Words isGame={isGame(plan.data?.terms.targeting.categories ?? [])} product={data} />
        <OtherCreatives product={data} />
        {plan.data ? <CommissionCard terms={plan.data.terms} /> : null}
        <Card flush>
          <LeaveRow product={data} />
        </Card>
      </div>
      <ToPlan product={data} />
    </>
  );
}

interface WordsProps {
  readonly product: Product;
  readonly isGame: boolean;
}

function Words({ product, isGame: describesGame }: WordsProps) {
  const t = useTranslations('plan.goods');
  return (
    <Card>
      <div className={`${styles.words} stack-3`}>
        <p className="quiet">{t('putContent')}</p>
        <h2 className={styles.name}>{product.name}</h2>
        <p className="quiet">
          {t('merchant')} {product.merchant}
        </p>
        <h3>{t(describesGame ? 'gameDescription' : 'description')}</h3>
        <p className={styles.prose}>{product.description}</p>
        <p className="quiet">{t(product.isOfficial ? 'officialText' : 'notOfficialText')}</p>
      </div>
    </Card>
  );
}

/** The other creatives that rotate with this one on the stage. */
function OtherCreatives({ product: { creatives, name } }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  const otherCreatives = creatives.slice(1);
  if (otherCreatives.length === 0) return null;
  return (
    <Card title={t('alsoShown')}>
      <div className={`${styles.words} stack-3`}>
        {otherCreatives.map((creative) => (
          <Creative creative={creative} key={creative.url} name={name} />
        ))}
      </div>
    </Card>
  );
}

function ToPlan({ product: { planNo, status } }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  return (
    <div className={styles.sticky}>
      <Button
        onClick={() => go('/plan/detail', { query: `planNo=${encodeURIComponent(planNo)}` })}
        wide
      >
        {t(status === 'waitPut' ? 'toPut' : 'toPlan')}
      </Button>
    </div>
  );
}

/** What an order earns, what the network keeps of it, and when it is final. */
function CommissionCard({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan');
  const money = useMoney();
  const percent = usePercent();
  const share = percent((terms.commissionBps ?? 0) / 10_000);
  const commissionMax = money.amount(terms.commissionMax);
  return (
    <Card title={t('goods.earns')}>
      <LedgerLine
        label={t('terms.commission')}
        value={
          terms.commission
            ? money.amount(terms.commission)
            : t('terms.commissionShare', { share, most: commissionMax })
        }
      />
      <LedgerLine label={t('terms.revenueFee')} value={percent(terms.revenueFeeBps / 10_000)} />
      <LedgerLine
        label={t('terms.clickWindow')}
        value={t('terms.hours', { count: terms.clickWindowHours })}
      />
      <LedgerLine
        label={t('terms.validate')}
        value={t('terms.days', { count: terms.validateDays })}
      />
      <p className="quiet">{t('put.noPromise')}</p>
    </Card>
  );
}

/** The advertised page. Before it opens, the reader is told that they leave the app. */
function LeaveRow({ product }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  const [isAsking, setAsking] = useState(false);
  const { landingHost, landingUrl, merchant } = product;
  // The shops of a demo are pages of our own.
  const host = landingHost || window.location.host;
  const leave = () => {
    setAsking(false);
    window.open(landingUrl, '_blank', 'noopener,noreferrer');
  };
  return (
    <>
      <Row
        icon="globe"
        onPress={() => setAsking(true)}
        text={t('open')}
        title={`${t('leadsTo')} ${host}`}
      />
      <ConfirmDialog
        confirmLabel={t('leave', { host })}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
        open={isAsking}
        text={t('leaveText', { merchant })}
        title={t('leaveTitle')}
      />
    </>
  );
}
