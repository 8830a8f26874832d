import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { activitiesKey } from './activities-key.ts';
import styles from './activities-screen.module.css';
import { CampaignCard } from './campaign-card.tsx';

/** The network's current campaigns with their conditions, and what was claimed. */
export function ActivitiesScreen() {
  const t = useTranslations('coupon');
  return (
    <div className={styles.screen}>
      <Activities />
      <Notice>{t('forAdsOnly')}</Notice>
      <Rules />
      <p>
        <a className={styles.link} href="#/ad-center/coupons">
          {t('toCoupons')}
        </a>
      </p>
    </div>
  );
}

function Activities() {
  const t = useTranslations('coupon');
  const app = useTranslations('app');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: activitiesKey,
    queryFn: () => call(listCouponCampaigns, {}),
  });
  if (!data) {
    return isError ? (
      <Card>
        <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
      </Card>
    ) : (
      <>
        <SkeletonCard hero lines={4} />
        <SkeletonCard hero lines={4} />
      </>
    );
  }
  if (data.list.length === 0) {
    return (
      <Card>
        <Empty icon="coupon" text={t('noActivitiesText')} title={t('noActivities')} />
      </Card>
    );
  }
  return (
    <ul aria-label={t('activities')} className={styles.list}>
      {data.list.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

const rules = ['once', 'newUser', 'nameADay', 'networkMoney', 'unspent', 'neverLocks'] as const;

/** The rules for all campaigns. */
function Rules() {
  const t = useTranslations('coupon');
  return (
    <Card title={t('rules')}>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rule.${rule}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
