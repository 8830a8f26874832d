import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import { dayMs } from '#domain/time.ts';
import { call } from '../api/call.ts';
import { fetchUserInfo } from '../api/fresh-user-info.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useMoney } from '../i18n/use-money.ts';
import { Card } from '../parts/card.tsx';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { Row } from '../parts/row.tsx';

const soonMs = 3 * dayMs;

/** The programme around plans: level, score and VIP, deposit, coupons and follows. */
export function ProgrammeCard() {
  const t = useTranslations('programme');
  const coupons = useQuery({
    queryKey: ['coupons', 'usable'],
    queryFn: () => call(listCoupons, { state: 'unused' }),
  });
  const format = useFormatter();
  const [first] = coupons.data?.list ?? [];
  const endsSoon = first && Date.parse(first.expiresAt) - Date.now() < soonMs;
  const count = coupons.data?.counts.unused;
  const { data: campaigns } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const claimable = campaigns?.list.filter(({ refusal }) => refusal === null).length ?? 0;
  const toClaim = claimable > 0 ? t('claimable', { count: claimable }) : null;
  return (
    <>
      {endsSoon ? (
        <Notice
          action={<a href="#/ad-center/coupons">{t('toCoupons')}</a>}
          kind="warning"
          title={t('couponEnds', { name: first.name })}
        >
          {t('couponEndsText', {
            date: format.dateTime(new Date(first.expiresAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </Notice>
      ) : null}
      {coupons.isError && !coupons.data ? (
        <Card>
          <Failed busy={coupons.isFetching} onRetry={coupons.refetch} />
        </Card>
      ) : null}
      <Card flush title={t('title')}>
        <Standing />
        <Row href="#/ad-center/activities" icon="gift" text={toClaim} title={t('activities')} />
        <Row
          href="#/ad-center/coupons"
          icon="coupon"
          text={[count === undefined ? null : t('coupons', { count }), toClaim]
            .filter(Boolean)
            .join('\u00a0· ')}
          title={t('couponsTitle')}
        />
        <Row href="#/ad-center/operated" icon="people" text={t('followText')} title={t('follow')} />
      </Card>
    </>
  );
}

/** The current level, score, VIP and deposit, not those at the login; or that there are none. */
function Standing() {
  const t = useTranslations('programme');
  const format = useFormatter();
  const money = useMoney();
  const { data, isError } = useQuery({ queryKey: ['user-info'], queryFn: fetchUserInfo });
  const until = data?.vipUntil && format.dateTime(new Date(data.vipUntil), { dateStyle: 'medium' });
  const lines = data && [
    t('score', { score: data.creditScore }),
    until ? t('vip', { date: until }) : t('noVip'),
    t('deposit', { amount: money.whole(data.deposit) }),
  ];
  return (
    <Row
      href="#/ad-center/level"
      icon="chart"
      text={lines?.join('\u00a0· ') ?? (isError ? t('noUserData') : undefined)}
      title={data ? t('level', { level: data.shopLevel }) : t('levelTitle')}
    />
  );
}
