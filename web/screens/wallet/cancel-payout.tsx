import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cancelPayout, type listPayouts } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import styles from './payouts-card.module.css';

type Payout = Output<typeof listPayouts>['list'][number];

interface CancelPayoutProps {
  readonly payout: Pick<Payout, 'id' | 'amount' | 'target'>;
}

/** Cancels a payout that nobody has approved yet. */
export function CancelPayout({ payout: { id, amount, target } }: CancelPayoutProps) {
  const t = useTranslations('payout');
  const app = useTranslations('app');
  const toast = useToast();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { send, line } = useMoneyCall(`payout-cancel:${id}`, cancelPayout);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setOpen(false);
    setBusy(true);
    const confirmation = await askPassword({
      ...{ action: 'payout-cancel', payoutId: id },
      ...{ amount, target },
    });
    const done = confirmation ? await send({ id, confirmation }) : null;
    setBusy(false);
    if (!confirmation) return;
    if (done) toast(t('cancelled'), 'success');
    await queries.invalidateQueries();
  };
  return (
    <div className={styles.cancel}>
      <ActLine line={line} />
      <Button busy={isBusy} kind="secondary" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        cancelLabel={app('close')}
        confirmLabel={t('cancel')}
        onCancel={() => setOpen(false)}
        onConfirm={cancel}
        open={isOpen}
        text={t('cancelText')}
        title={t('cancelTitle')}
      />
    </div>
  );
}
