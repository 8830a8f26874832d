import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputePayoutRefusal } from '#contract/review.ts';
import { reviewTextMax, reviewWorkingDays, whyNotReviewText } from '#domain/wallet/review.ts';
import { call } from '../../api/call.ts';
import { DisputeForm } from '../../form/dispute-form.tsx';
import { refusedFor, useSureSend } from '../../form/use-sure-send.ts';
import { Button } from '../../parts/button.tsx';
import { useToast } from '../../parts/toast.tsx';
import styles from './review.module.css';
import { reviewQuery } from './review-query.ts';
import { ReviewState } from './review-state.tsx';

interface AskReviewProps {
  readonly refusalId: string;
}

/** An unobtrusive way to dispute a refusal; afterwards, the state of the review. */
export function AskReview({ refusalId }: AskReviewProps) {
  const t = useTranslations('review');
  const { data } = useQuery(reviewQuery);
  const [isOpen, setOpen] = useState(false);
  const review = data?.list.find(({ id }) => id === refusalId)?.review;
  if (review) {
    return (
      <div className={styles.asked}>
        <ReviewState review={review} />
      </div>
    );
  }
  if (isOpen) return <ReviewForm refusalId={refusalId} />;
  return (
    <div className={styles.ask}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
    </div>
  );
}

function ReviewForm({ refusalId }: AskReviewProps) {
  const t = useTranslations('review');
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSureSend();
  const onSend = (text: string) => {
    const input = { id: refusalId, text };
    // There is one for each refusal: of two requests the second is refused.
    const isMade = () =>
      call(disputePayoutRefusal, input).then(() => true, refusedFor('review_asked_already'));
    return send(disputePayoutRefusal, input, isMade, async () => {
      toast(t('asked'), 'success');
      await queries.invalidateQueries({ queryKey: reviewQuery.queryKey });
    });
  };
  return (
    <DisputeForm
      className={`${styles.form} stack-3`}
      hint={t('text', { days: reviewWorkingDays })}
      label={t('reason')}
      onSend={onSend}
      submitLabel={t('submit')}
      textMax={reviewTextMax}
      whyNot={whyNotReviewText}
    />
  );
}
