import { useTranslations } from 'use-intl';
import type { depositTip } from '#contract/deposit.ts';
import type { Output } from '#contract/route.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';

interface DepositDoneProps {
  readonly deposit: Output<typeof depositTip>['list'][number];
  readonly onClose: () => void;
}

/** A transfer was confirmed while its owner was waiting for it. */
export function DepositDone({ deposit, onClose }: DepositDoneProps) {
  const t = useTranslations('deposit');
  const ways = useTranslations('wallet.done');
  const money = useMoney();
  return (
    <DoneDialog
      actions={
        <Button onClick={onClose} wide>
          {ways('close')}
        </Button>
      }
      strip={<OwnDemoStrip />}
      onClose={onClose}
      text={t('arrivedText')}
      title={t('arrived', { amount: money.whole(deposit.amount ?? '0.00') })}
    >
      <LedgerLine label={t('reference')} value={deposit.reference} />
    </DoneDialog>
  );
}
