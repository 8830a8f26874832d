import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPayouts } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useConfirmedText } from '../../wallet/use-confirmed-text.ts';
import { AskReview } from './ask-review.tsx';
import { CancelPayout } from './cancel-payout.tsx';
import styles from './payouts-card.module.css';
import { ReviewItem } from './review-item.tsx';
import { reviewQuery } from './review-query.ts';
import { useStopText } from './use-stop-text.ts';

type Payout = Output<typeof listPayouts>['list'][number];

/** The latest payouts, each with its steps and times. */
export const PayoutsCard = memo(function PayoutsCard() {
  const t = useTranslations('payout');
  const app = useTranslations('app');
  const query = useInfiniteQuery({
    queryKey: ['payouts'],
    queryFn: ({ pageParam }) => call(listPayouts, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  // A record links to the payout that caused it, however old it is.
  const named = new URLSearchParams(useLocation().query).get('payout');
  const [isOpened, setOpened] = useState(false);
  const isAll = isOpened || named !== null;
  const { data: reviews } = useQuery(reviewQuery);
  const payouts = data?.pages.flatMap(({ list }) => list) ?? [];
  const isSought = named !== null && !payouts.some(({ id }) => id === named);
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isSought, hasNextPage, isFetching, isError, fetchNextPage]);
  // A payout rejected by staff shows its review with the payout itself.
  const disputed = (reviews?.list ?? []).filter(
    ({ id }) => !payouts.some(({ refusalId }) => refusalId === id),
  );
  if (isError && !data) return <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />;
  if (!data) return <SkeletonCard lines={3} />;
  const shown = isAll ? payouts : payouts.slice(0, 2);
  return (
    <Card flush title={t('own')}>
      {shown.map((payout) => (
        <PayoutItem isNamed={payout.id === named} key={payout.id} payout={payout} />
      ))}
      {shown.length < payouts.length || hasNextPage ? (
        <Button
          busy={isAll && isFetching}
          kind="quiet"
          onClick={() => (isAll ? void fetchNextPage() : setOpened(true))}
          wide
        >
          {isAll ? t('showMore') : t('showAll')}
        </Button>
      ) : null}
      {isAll && query.isFetchNextPageError ? (
        <Failed busy={isFetching} onRetry={fetchNextPage} text={app('retry')} />
      ) : null}
      {isAll && !hasNextPage && payouts.length > 0 ? (
        <p className={styles.end}>{t('end')}</p>
      ) : null}
      {payouts.length === 0 && disputed.length === 0 ? (
        <Empty small text={t('noneText')} title={t('none')} />
      ) : null}
      {disputed.map((refusal) =>
        refusal.review ? (
          <ReviewItem key={refusal.id} refusal={refusal} review={refusal.review} />
        ) : null,
      )}
    </Card>
  );
});

interface PayoutItemProps {
  readonly payout: Payout;
  /** Whether the address links to this one. */
  readonly isNamed: boolean;
}

function PayoutItem({ payout, isNamed }: PayoutItemProps) {
  const t = useTranslations('payout');
  const format = useFormatter();
  const money = useMoney();
  const stopText = useStopText();
  const confirmedText = useConfirmedText();
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <div ref={item} tabIndex={isNamed ? -1 : undefined}>
      <Row
        text={t('netTo', { net: money.whole(payout.net), target: payout.target })}
        title={t('of', { amount: money.whole(payout.amount) })}
        trailing={<Chip>{t(`state.${payout.state}`)}</Chip>}
      />
      <ol className={styles.steps}>
        {payout.steps.map((step) => (
          <li key={step.at + step.state}>
            <span>{t(`state.${step.state}`)}</span>
            <time dateTime={step.at}>
              {format.dateTime(new Date(step.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {step.reason ? <p>{stopText(step.reason)}</p> : null}
            {step.reference ? <p>{t('reference', { reference: step.reference })}</p> : null}
          </li>
        ))}
      </ol>
      {payout.confirmedBy ? (
        <p className={styles.confirmed}>{confirmedText(payout.confirmedBy)}</p>
      ) : null}
      {payout.state === 'requested' ? <CancelPayout payout={payout} /> : null}
      {payout.refusalId ? (
        <div className={styles.review}>
          <AskReview refusalId={payout.refusalId} />
        </div>
      ) : null}
    </div>
  );
}
