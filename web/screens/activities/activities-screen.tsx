import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import styles from './activities-screen.module.css';
import { CampaignCard } from './campaign-card.tsx';

/** The network's current campaigns with their conditions, and what was claimed. */
export function ActivitiesScreen() {
  const t = useTranslations('coupon');
  return (
    <div className="page-list stack-4">
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
  const campaigns = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const skeleton = (
    <>
      <SkeletonCard hero lines={4} />
      <SkeletonCard hero lines={4} />
    </>
  );
  return (
    <Loaded inCard query={campaigns} skeleton={skeleton}>
      {({ list }) =>
        list.length === 0 ? (
          <Card>
            <Empty icon="coupon" text={t('noActivitiesText')} title={t('noActivities')} />
          </Card>
        ) : (
          <ul aria-label={t('activities')} className="stack-4">
            {list.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const rules = ['once', 'newUser', 'nameADay', 'networkMoney', 'unspent', 'neverLocks'] as const;

/** The rules for all campaigns. */
function Rules() {
  const t = useTranslations('coupon');
  return (
    <Card title={t('rules')}>
      <ol className={`${styles.rules} stack-2`}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rule.${rule}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
