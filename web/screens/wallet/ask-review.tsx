import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputePayoutRefusal } from '#contract/review.ts';
import type { Why } from '#domain/refusal.ts';
import { reviewTextMax, reviewWorkingDays, whyNotReviewText } from '#domain/wallet/review.ts';
import { call } from '../../api/call.ts';
import { refusedFor, useSureSend } from '../../form/use-sure-send.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/text-area.tsx';
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
  const refusalText = useRefusalText();
  const toast = useToast();
  const queries = useQueryClient();
  const send = useSureSend();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whyNotReviewText(text);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const asked = { id: refusalId, text };
    // There is one for each refusal: of two requests the second is refused.
    const isMade = () =>
      call(disputePayoutRefusal, asked).then(() => true, refusedFor('review_asked_already'));
    const refused = await send(disputePayoutRefusal, asked, isMade, async () => {
      toast(t('asked'), 'success');
      await queries.invalidateQueries({ queryKey: reviewQuery.queryKey });
    });
    setProblem(refused);
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        autoFocus
        error={problem ? refusalText(problem.reason, problem.facts) : undefined}
        hint={t('text', { days: reviewWorkingDays })}
        label={t('reason')}
        maxLength={reviewTextMax}
        name="text"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        value={text}
      />
      <Button busy={isBusy} kind="secondary" type="submit" wide>
        {t('submit')}
      </Button>
    </form>
  );
}
