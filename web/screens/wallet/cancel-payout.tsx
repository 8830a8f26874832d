import { useTranslations } from 'use-intl';
import { cancelPayout, type listPayouts } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
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
  const act = useConfirmedAct(`payout-cancel:${id}`, cancelPayout);
  const cancel = () =>
    act.run({
      subject: { action: 'payout-cancel', payoutId: id, amount, target },
      input: { id },
      onDone: () => toast(t('cancelled'), 'success'),
    });
  return (
    <div className={`${styles.cancel} stack-3`}>
      <ActLine line={act.line} />
      <ConfirmButton
        busy={act.isBusy}
        cancelLabel={app('close')}
        label={t('cancel')}
        onConfirm={cancel}
        text={t('cancelText')}
        title={t('cancelTitle')}
      />
    </div>
  );
}
