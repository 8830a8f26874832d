import { listFollows } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { usePages } from '../../query/use-pages.ts';
import { CurrentFollow } from './current-follow.tsx';
import { FindOperator } from './find-operator.tsx';
import { FollowRecords } from './follow-records.tsx';
import { OfferRow } from './offer-row.tsx';
import styles from './operated-screen.module.css';
import { PastFollows } from './past-follows.tsx';

export type Follow = Output<typeof listFollows>['list'][number];

/** Follows: the current one, how to start one, and everything that was copied or was not. */
export function OperatedScreen() {
  const follows = usePages(['follows', 'all'], listFollows, {});
  const skeleton = (
    <>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={3} />
    </>
  );
  return (
    <div className={`${styles.screen} stack-4`}>
      <Loaded inCard query={follows.firstPage} skeleton={skeleton}>
        {({ current }) => (
          <>
            {current ? <CurrentFollow follow={current} /> : null}
            <FindOperator current={current} />
            <FollowRecords />
            <PastFollows follows={follows} />
            <OfferRow />
          </>
        )}
      </Loaded>
    </div>
  );
}
