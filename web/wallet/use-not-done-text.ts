import { useTranslations } from 'use-intl';
import type { CallFailure } from '../api/call.ts';
import { isLostAnswer } from '../form/use-lost-answer.ts';

/** The line for an act that failed: that nothing was done, and why. */
export function useNotDoneText(): (failure: CallFailure) => string {
  const t = useTranslations('wallet.act');
  const refusal = useTranslations('refusal');
  return (failure) =>
    isLostAnswer(failure)
      ? t('notReached')
      : t('notDone', { reason: failure.message || refusal('server_error') });
}
