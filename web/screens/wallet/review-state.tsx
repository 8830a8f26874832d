import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';
import styles from './review.module.css';
import type { Review } from './review-query.ts';

/** The state of a review in a word. */
export function ReviewChip({ review: { answer, isOverdue } }: { readonly review: Review }) {
  const t = useTranslations('review');
  if (answer)
    return <Chip kind={answer.outcome === 'lifted' ? 'gain' : 'plain'}>{t(answer.outcome)}</Chip>;
  return (
    <Chip kind={isOverdue ? 'problem' : 'accent'}>{t(isOverdue ? 'overdue' : 'waiting')}</Chip>
  );
}

/** The question and its answer with its author; or when an answer is due. */
export function ReviewState({ review }: { readonly review: Review }) {
  const t = useTranslations('review');
  const format = useFormatter();
  const time = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const { answer, dueAt, isOverdue } = review;
  return (
    <div className={`${styles.state} stack-2 quiet`}>
      <div>
        <p className={styles.who}>
          {t('own')} <time dateTime={review.askedAt}>{time(review.askedAt)}</time>
        </p>
        <p className={`${styles.words} prose`}>{review.text}</p>
      </div>
      {answer ? (
        <div>
          <p className={styles.who}>
            {t('by', { by: answer.by })} <time dateTime={answer.at}>{time(answer.at)}</time>
          </p>
          <p className={`${styles.words} prose`}>{answer.reason}</p>
          <p>{t(answer.outcome === 'lifted' ? 'liftedText' : 'upheldText')}</p>
        </div>
      ) : (
        <p data-overdue={isOverdue || undefined}>
          {t(isOverdue ? 'overdueText' : 'dueText', { date: time(dueAt) })}
        </p>
      )}
    </div>
  );
}
