import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { call } from '../../api/call.ts';
import { Failed } from '../../parts/failed.tsx';
import { PullToRefresh } from '../../parts/pull-to-refresh.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { ActivityCard } from './activity-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { FundingDetails } from './funding-details.tsx';
import { HeadNotice } from './head-notice.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { WalletActions } from './wallet-actions.tsx';
import styles from './wallet-screen.module.css';

export function WalletScreen() {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const format = useFormatter();
  const queries = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['wallet'],
    queryFn: () => call(walletRoute, {}),
  });
  const refresh = async () => {
    setRefreshing(true);
    await queries.invalidateQueries();
    setRefreshing(false);
  };
  if (isError && !data) return <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />;
  const age = format.dateTime(new Date(dataUpdatedAt), { timeStyle: 'short' });
  return (
    <div className={styles.screen}>
      <PullToRefresh
        age={data ? t('asOf', { time: age }) : ''}
        onRefresh={refresh}
        pullText={t('pull')}
        refreshing={isRefreshing}
        refreshingText={t('refreshing')}
        refreshLabel={t('refresh')}
        releaseText={t('release')}
      >
        <div className={styles.stack}>
          {data ? <HeadNotice head={data.head} /> : null}
          {data ? <BalanceCard wallet={data} /> : <SkeletonCard hero lines={5} />}
          {data ? <WalletActions wallet={data} /> : null}
          <PayoutsCard />
          <FundingDetails />
          <MonthlyCard />
          <StatementCard />
          <ActivityCard />
        </div>
      </PullToRefresh>
    </div>
  );
}
