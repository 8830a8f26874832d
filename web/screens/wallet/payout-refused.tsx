import { useTranslations } from 'use-intl';
import { type PayoutReason, payoutRefusals } from '#domain/wallet/payout-refusals.ts';
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

/** Why no payout is possible now, with the one remedy. It is never a payment. */
export function PayoutRefused({ refusal, onDone }: PayoutRefusedProps) {
  const t = useTranslations('payout');
  const refusalText = useRefusalText();
  const { reason, facts } = refusal;
  return (
    <>
      <Notice
        action={
          <RemedyButton facts={facts} onDone={onDone} remedy={payoutRefusals[reason].remedy} />
        }
        kind="warning"
        title={t('refused')}
      >
        {refusalText(reason, facts)}
      </Notice>
      <AskReview refusalId={refusal.id} />
    </>
  );
}
