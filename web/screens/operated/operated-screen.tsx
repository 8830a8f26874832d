import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listFollows } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { CurrentFollow } from './current-follow.tsx';
import { FindOperator } from './find-operator.tsx';
import { FollowRecords } from './follow-records.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './operated-screen.module.css';
import { PastFollows } from './past-follows.tsx';

export type Follow = Output<typeof listFollows>['list'][number];

/** Follows: the current one, how to start one, and everything that was copied or was not. */
export function OperatedScreen() {
  const app = useTranslations('app');
  const query = useInfiniteQuery({
    queryKey: ['follows', 'all'],
    queryFn: ({ pageParam }) => call(listFollows, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const { data, isError, isFetching, refetch } = query;
  const [first] = data?.pages ?? [];
  if (!first) {
    return (
      <div className={styles.screen}>
        {isError ? (
          <Card>
            <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
          </Card>
        ) : (
          <>
            <SkeletonCard lines={4} />
            <SkeletonCard lines={3} />
          </>
        )}
      </div>
    );
  }
  const past = data?.pages.flatMap(({ list }) => list).filter(({ until }) => until !== null) ?? [];
  return (
    <div className={styles.screen}>
      {first.current ? <CurrentFollow follow={first.current} /> : null}
      <FindOperator current={first.current} />
      <FollowRecords />
      {past.length > 0 ? (
        <PastFollows
          follows={past}
          onMore={() => void query.fetchNextPage()}
          state={endlessStateOf(query)}
        />
      ) : null}
      <OfferCard />
    </div>
  );
}
