import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  cancelPayPasswordReset,
  type forgotPayPassword,
  payPasswordState,
} from '#contract/pay-password.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useSureSend } from '../../form/use-sure-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useToast } from '../../parts/toast.tsx';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import styles from './edit-pay-password-screen.module.css';

const isCancelled = async () => (await call(payPasswordState, {})).reset === null;

interface ResetNoticeProps {
  readonly reset: Output<typeof forgotPayPassword>;
}

/** Shown until the reset is used or cancelled, so that an owner who did not ask for it notices. */
export function ResetNotice({ reset }: ResetNoticeProps) {
  const t = useTranslations('payPassword');
  const format = useFormatter();
  const toast = useToast();
  const send = useSureSend();
  const queries = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    await send(cancelPayPasswordReset, {}, isCancelled, () =>
      toast(t('resetCancelled'), 'success'),
    );
    setCancelling(false);
    await queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
  };
  const date = format.dateTime(new Date(reset.usableAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const actions = (
    <div className={`${styles.actions} line`}>
      {reset.isUsable ? (
        <Button onClick={() => go('/wallet/set-password')}>{t('resetSet')}</Button>
      ) : null}
      <Button busy={isCancelling} kind="secondary" onClick={cancel}>
        {t('resetCancel')}
      </Button>
    </div>
  );
  return (
    <Notice action={actions} kind="warning" role="status" title={t('resetTitle')}>
      <p>{reset.isUsable ? t('resetReady') : t('resetWaiting', { date })}</p>
      {reset.isApprovalMissing ? <p>{t('resetApproval')}</p> : null}
    </Notice>
  );
}
