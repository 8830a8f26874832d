import { useTranslations } from 'use-intl';
import { listFollows } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { PageList } from '../../query/page-list.tsx';
import { type Pages, usePages } from '../../query/use-pages.ts';
import { CurrentFollow } from './current-follow.tsx';
import { FindOperator } from './find-operator.tsx';
import { FollowRecords } from './follow-records.tsx';
import { OfferRow } from './offer-row.tsx';
import { useFollowText } from './use-follow-text.ts';

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
    <div className="page-list stack-4">
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

const listEnded = (follows: readonly Follow[]) => follows.filter(({ until }) => until !== null);

/** Former follows and their results. */
function PastFollows({ follows }: { readonly follows: Pages<Follow> }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  if (listEnded(follows.items).length === 0) return null;
  return (
    <Card flush title={t('past')}>
      <PageList
        arrange={listEnded}
        empty={null}
        keyOf={({ id }) => id}
        label={t('past')}
        pages={follows}
        row={({ proxyId, since, until, ownResult, copies, missed }) => (
          <Row
            text={[
              t('fromTo', { from: text.date(since), to: text.date(until ?? since) }),
              t('copiesOf', { copies, missed }),
            ].join('\u00a0· ')}
            title={proxyId}
            trailing={<Amount {...text.result(ownResult)} unit={undefined} />}
          />
        )}
      />
    </Card>
  );
}
