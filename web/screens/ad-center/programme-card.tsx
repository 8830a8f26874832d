import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import { dayMs } from '#domain/time.ts';
import { call } from '../../api/call.ts';
import { fetchUserInfo } from '../../api/fresh-user-info.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Row } from '../../parts/row.tsx';
import { Tiles } from '../../parts/tiles.tsx';
import styles from './ad-center-screen.module.css';
import { firstFollows } from './follow-card.tsx';

const soonMs = 3 * dayMs;

/** The programme around plans: level, score, VIP and deposit; coupons, follows and activities. */
export function ProgrammeCard() {
  const t = useTranslations('programme');
  const screen = useTranslations('screen');
  const coupons = useQuery({
    queryKey: ['coupons', 'usable'],
    queryFn: () => call(listCoupons, { state: 'unused' }),
  });
  const { data: campaigns } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const { data: follows } = useQuery(firstFollows);
  const [first] = coupons.data?.list ?? [];
  const usable = coupons.data?.counts.unused ?? 0;
  const claimable = campaigns?.list.filter(({ refusal }) => refusal === null).length ?? 0;
  const followsNobody = follows?.list.length === 0;
  return (
    <>
      {first ? <CouponEnds {...first} /> : null}
      {coupons.isError && !coupons.data ? (
        <Card>
          <Failed busy={coupons.isFetching} onRetry={coupons.refetch} />
        </Card>
      ) : null}
      <Card flush>
        <Standing />
        <Tiles
          tiles={[
            {
              icon: 'coupon',
              title: screen('coupons'),
              text: usable > 0 ? t('usable', { count: usable }) : null,
              href: '#/ad-center/coupons',
            },
            {
              icon: 'people',
              title: screen('operated'),
              text: followsNobody ? t('nobody') : null,
              href: '#/ad-center/operated',
            },
            {
              icon: 'gift',
              title: screen('activities'),
              text: claimable > 0 ? t('toClaim', { count: claimable }) : null,
              href: '#/ad-center/activities',
            },
          ]}
        />
      </Card>
    </>
  );
}

/** A coupon that expires within three days. */
function CouponEnds({ name, expiresAt }: { readonly name: string; readonly expiresAt: string }) {
  const t = useTranslations('programme');
  const format = useFormatter();
  if (Date.parse(expiresAt) - Date.now() >= soonMs) return null;
  const date = format.dateTime(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice
      action={<a href="#/ad-center/coupons">{t('toCoupons')}</a>}
      kind="warning"
      title={t('couponEnds', { name })}
    >
      {t('couponEndsText', { date })}
    </Notice>
  );
}

/** The current level, score, VIP and deposit, not those at the login; or that there are none. */
function Standing() {
  const t = useTranslations('programme');
  const level = useTranslations('level');
  const wallet = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  const { data, isError } = useQuery({ queryKey: ['user-info'], queryFn: fetchUserInfo });
  if (!data) {
    const text = isError ? t('noUserData') : undefined;
    return <Row href="#/ad-center/level" icon="chart" text={text} title={t('levelTitle')} />;
  }
  const until = data.vipUntil && format.dateTime(new Date(data.vipUntil), { dateStyle: 'medium' });
  const cells = [
    [t('levelTitle'), format.number(data.shopLevel)],
    [level('credit'), format.number(data.creditScore)],
    [level('vip.title'), until || level('vip.isOff')],
    [wallet('figure.deposit'), money.amount(data.deposit)],
  ] as const;
  return (
    <a className={`${styles.standing} plain press`} href="#/ad-center/level">
      <span className={styles.cells}>
        {cells.map(([label, value]) => (
          <span key={label}>
            <span className={styles.label}>{label} </span>
            <span className={styles.number}>{value} </span>
          </span>
        ))}
      </span>
    </a>
  );
}
