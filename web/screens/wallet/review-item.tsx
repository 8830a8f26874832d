import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Row } from '../../parts/row.tsx';
import styles from './review.module.css';
import type { DisputedRefusal, Review } from './review-query.ts';
import { ReviewChip, ReviewState } from './review-state.tsx';

interface ReviewItemProps {
  readonly refusal: DisputedRefusal;
  readonly review: Review;
}

/** A disputed refusal, listed among the payouts. */
export function ReviewItem({ refusal, review }: ReviewItemProps) {
  const t = useTranslations('review');
  const format = useFormatter();
  const refusalText = useRefusalText();
  const { reason, facts, at: refusedAt } = refusal;
  const time = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <Row
        text={refusalText(reason, facts)}
        title={t('title', { date: time(refusedAt) })}
        trailing={<ReviewChip review={review} />}
      />
      <div className={styles.inCard}>
        <ReviewState review={review} />
      </div>
    </div>
  );
}
