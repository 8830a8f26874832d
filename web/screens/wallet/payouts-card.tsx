import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { listPayouts } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { dayMs } from '#domain/time.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { usePages } from '../../query/use-pages.ts';
import { useConfirmedText } from '../../wallet/use-confirmed-text.ts';
import { AskReview } from './ask-review.tsx';
import { CancelPayout } from './cancel-payout.tsx';
import styles from './payouts-card.module.css';
import { ReviewItem } from './review-item.tsx';
import { type DisputedRefusal, reviewQuery } from './review-query.ts';
import { useStopText } from './use-stop-text.ts';

type Payout = Output<typeof listPayouts>['list'][number];

const hasEnded = ({ state }: Payout) => !['requested', 'approved', 'sent'].includes(state);

/** What has ended stays for a day, so that nobody misses how. Later, its record leads to it. */
const isCurrent = (payout: Payout) =>
  !hasEnded(payout) || Date.now() - Date.parse(payout.steps.at(-1)?.at ?? '') < dayMs;

const answerShownMs = 30 * dayMs;

const isCurrentReview = ({ review }: DisputedRefusal) =>
  review !== null &&
  (review.answer === null || Date.now() - Date.parse(review.answer.at) < answerShownMs);

/** The payouts under way, each with its steps and times. Without any, there is no card. */
export const PayoutsCard = memo(function PayoutsCard() {
  const t = useTranslations('payout');
  // A record links to the payout that caused it, however old it is.
  const named = new URLSearchParams(useLocation().query).get('payout');
  const { data: reviews } = useQuery(reviewQuery);
  const isNamed = ({ id }: Payout) => id === named;
  const { items, firstPage, state, loadMore } = usePages(
    ['payouts'],
    listPayouts,
    {},
    named === null ? {} : { findItem: isNamed },
  );
  const shownPayouts = items.filter((payout) => isCurrent(payout) || isNamed(payout));
  // A payout rejected by staff shows its review with the payout itself.
  const disputed = (reviews?.list ?? []).filter(
    (refusal) =>
      isCurrentReview(refusal) && !items.some(({ refusalId }) => refusalId === refusal.id),
  );
  if (state === 'failed') return <Failed busy={firstPage.isFetching} onRetry={loadMore} />;
  if (shownPayouts.length === 0 && disputed.length === 0) return null;
  return (
    <Card flush title={t('own')}>
      {shownPayouts.map((payout) => (
        <PayoutItem isNamed={isNamed(payout)} key={payout.id} payout={payout} />
      ))}
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
      <ol className={`${styles.steps} stack-2 quiet`}>
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
        <p className={`${styles.confirmed} quiet`}>{confirmedText(payout.confirmedBy)}</p>
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
