import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { call } from '../../api/call.ts';
import { readAtOf } from '../../api/read-at.ts';
import { useMoneyWatch, useWhenNews } from '../../api/unread.ts';
import { useTime } from '../../i18n/use-time.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Failed } from '../../parts/failed.tsx';
import { PullToRefresh } from '../../parts/pull-to-refresh.tsx';
import { Tiles } from '../../parts/tiles.tsx';
import { useRefreshing } from '../../parts/use-refreshing.ts';
import { leavingStored } from '../../session/session.ts';
import { BalanceCard } from './balance-card.tsx';
import { CheckCard } from './check-card.tsx';
import { FundingDetails } from './funding-details.tsx';
import { HeadNotice } from './head-notice.tsx';
import { IntegrityNotice } from './integrity-notice.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { filterQuery, type RecordFilter } from './record-filter.ts';
import { RootNotice } from './root-notice.tsx';
import { WalletActions } from './wallet-actions.tsx';
import styles from './wallet-screen.module.css';
import { WalletSkeleton } from './wallet-skeleton.tsx';

export function WalletScreen() {
  const refreshText = useTranslations('refresh');
  const time = useTime();
  const queries = useQueryClient();
  const isLeaving = leavingStored.use() !== null;
  const { isRefreshing, refresh } = useRefreshing(() => queries.invalidateQueries());
  const query = useQuery({
    queryKey: ['wallet'],
    queryFn: () => call(walletRoute, {}),
    // The ad centre may have shown a newer value of the same balance a moment ago.
    staleTime: 0,
  });
  const { data, isError, isFetching, refetch } = query;
  // A notice about money means that the figures on screen are out of date.
  useMoneyWatch();
  useWhenNews(() => void queries.invalidateQueries());
  // All of them: a leftover filter would make them add up to something else.
  const records = useRef<HTMLDivElement>(null);
  const [recordsAsked, setRecordsAsked] = useState(0);
  const showRecords = useCallback((filter: RecordFilter) => {
    setRecordsAsked((count) => count + 1);
    const query = filterQuery(filter);
    if (currentLocation().query !== query) go('/wallet', { query, replace: true });
    requestAnimationFrame(() => records.current?.scrollIntoView({ block: 'start' }));
  }, []);
  const leavingNotice = isLeaving ? <LeavingNotice /> : null;
  if (isError && !data) {
    return (
      <div className={styles.screen}>
        {leavingNotice}
        <div className={styles.failed}>
          <Failed busy={isFetching} onRetry={refetch} />
        </div>
      </div>
    );
  }
  const age = time(data?.at ?? readAtOf(query));
  return (
    <div className={styles.screen}>
      <PullToRefresh
        age={data ? refreshText('asOf', { time: age }) : ''}
        onRefresh={refresh}
        pullText={refreshText('pull')}
        refreshing={isRefreshing}
        refreshingText={refreshText('refreshing')}
        refreshLabel={refreshText('refresh')}
        releaseText={refreshText('release')}
      >
        <div className="stack-4">
          {leavingNotice}
          <IntegrityNotice />
          {data ? <HeadNotice head={data.head} /> : null}
          {data ? <RootNotice /> : null}
          <Columns
            first={
              <>
                {data ? (
                  <>
                    <BalanceCard onRecords={showRecords} wallet={data} />
                    <WalletActions isLeaving={isLeaving} wallet={data} />
                  </>
                ) : (
                  <WalletSkeleton />
                )}
                <WalletTiles />
                <PayoutsCard />
              </>
            }
            second={
              <>
                <div className={styles.records} ref={records}>
                  <FundingDetails key={recordsAsked} onRecords={showRecords} />
                </div>
                <CheckCard />
              </>
            }
          />
        </div>
      </PullToRefresh>
    </div>
  );
}

/** The screens that belong to the wallet. They need no balance, so they are there at once. */
function WalletTiles() {
  const t = useTranslations('wallet');
  return (
    <Card flush>
      <Tiles
        tiles={[
          { icon: 'card', title: t('tile.card'), href: '#/wallet/bind-card' },
          { icon: 'exchange', title: t('tile.exchange'), href: '#/wallet/foreign-exchange' },
          { icon: 'key', title: t('tile.digits'), href: '#/wallet/set-password' },
        ]}
      />
    </Card>
  );
}
