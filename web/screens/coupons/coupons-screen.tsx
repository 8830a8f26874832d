import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import { type CouponState, couponStates } from '#domain/coupon/coupon.ts';
import { timeZoneHours } from '#domain/coupon/day.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { CouponItem } from './coupon-item.tsx';
import styles from './coupons-screen.module.css';

const useCoupons = (state: CouponState) =>
  usePages(['coupons', state], listCoupons, { state }, { keepsFirstPage: true });

/** The partner's coupons: usable, used and where, and expired. */
export function CouponsScreen() {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const panelId = useId();
  const [state, setState] = useState<CouponState>('unused');
  const coupons = useCoupons(state);
  const first = coupons.firstPage.data;
  return (
    <div className={`${styles.screen} page-list stack-4`}>
      <Tabs
        label={t('states')}
        onChange={setState}
        panelId={panelId}
        tabs={couponStates.map((value) => ({
          value,
          label: t(`state.${value}`),
          count: first ? format.number(first.counts[value]) : undefined,
        }))}
        value={state}
      />
      <div aria-label={t(`state.${state}`)} className="stack-4" id={panelId} role="tabpanel">
        {state === 'unused' ? <Claimable /> : null}
        <CouponList coupons={coupons} state={state} />
      </div>
      <Notice>{t('forAdsOnly')}</Notice>
      {first ? (
        <p className="quiet">{t('timeZone', { timeZone: first.timeZone, hours: timeZoneHours })}</p>
      ) : null}
    </div>
  );
}

/** The coupons that only wait to be claimed, beside those that were. */
function Claimable() {
  const t = useTranslations('programme');
  const format = useFormatter();
  const { data } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const names = data?.list.filter(({ refusal }) => refusal === null).map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return (
    <Card flush>
      <Row
        href="#/ad-center/activities"
        icon="gift"
        text={format.list(names)}
        title={t('claimable', { count: names.length })}
      />
    </Card>
  );
}

interface CouponListProps {
  readonly coupons: ReturnType<typeof useCoupons>;
  readonly state: CouponState;
}

function CouponList({ coupons, state }: CouponListProps) {
  const t = useTranslations('coupon');
  return (
    <PageList
      empty={
        <Card>
          <Empty
            action={<a href="#/ad-center/activities">{t('toActivities')}</a>}
            icon="coupon"
            text={t(`noneText.${state}`)}
            title={t(`none.${state}`)}
          />
        </Card>
      }
      keyOf={({ id }) => id}
      label={t(`state.${state}`)}
      pages={coupons}
      row={(coupon) => <CouponItem coupon={coupon} />}
      skeleton={
        <div className="stack-4">
          <SkeletonCard lines={3} />
          <SkeletonCard lines={3} />
        </div>
      }
    />
  );
}
