import { useFormatter, useTranslations } from 'use-intl';
import { type PayoutReason, payoutRefusals } from '#domain/wallet/payout.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Notice } from '../../parts/notice.tsx';
import { RemedyButton } from '../../wallet/remedy-button.tsx';
import { AskReview } from './ask-review.tsx';

interface PayoutRefusedProps {
  readonly refusal: {
    readonly id: string;
    readonly reason: PayoutReason;
    readonly facts: Record<string, string>;
  };
  readonly onDone: () => void;
}

/** Why there can be no payout now, with the one thing that helps. It is never a payment. */
export function PayoutRefused({ refusal, onDone }: PayoutRefusedProps) {
  const t = useTranslations('payout');
  const format = useFormatter();
  const refusalText = useRefusalText();
  const { reason, facts } = refusal;
  const { until } = facts;
  const day =
    until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Notice
        action={<RemedyButton facts={facts} onDone={onDone} remedy={payoutRefusals[reason]} />}
        kind="warning"
        title={t('refused')}
      >
        {refusalText(reason, { ...facts, ...(day ? { until: day } : {}) })}
      </Notice>
      <AskReview refusalId={refusal.id} />
    </>
  );
}
