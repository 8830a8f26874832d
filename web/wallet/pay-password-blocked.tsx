import { useTranslations } from 'use-intl';
import type { payPasswordState } from '#contract/pay-password.ts';
import type { Output } from '#contract/route.ts';
import { triesToDisable, triesToPause } from '#domain/wallet/pay-password-tries.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { Notice } from '../parts/notice.tsx';

export type PayPasswordState = Output<typeof payPasswordState>;

export const isBlocked = ({ isDisabled, pausedUntil }: PayPasswordState): boolean =>
  isDisabled || pausedUntil !== null;

interface PayPasswordBlockedProps {
  readonly state: PayPasswordState;
}

/** Shown in place of the six digits while they cannot be entered. */
export function PayPasswordBlocked({ state }: PayPasswordBlockedProps) {
  const t = useTranslations('payPassword');
  const format = useFormatter();
  if (state.isDisabled || state.pausedUntil === null) {
    return (
      <Notice kind="problem" role="alert">
        {t('disabled', { tries: triesToDisable })}
      </Notice>
    );
  }
  const time = format.dateTime(new Date(state.pausedUntil), { timeStyle: 'short' });
  return (
    <Notice kind="warning" role="alert">
      {t('paused', { time, tries: triesToPause })}
    </Notice>
  );
}
