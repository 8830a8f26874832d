import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import type { RequestedPayout } from './withdraw-form.tsx';

interface PayoutDoneProps {
  readonly payout: RequestedPayout;
  readonly onClose: () => void;
}

/** The receipt of a requested payout: what arrives, what it costs, and the next steps. */
export function PayoutDone({ payout, onClose }: PayoutDoneProps) {
  const t = useTranslations('payout');
  const ways = useTranslations('wallet.done');
  const money = useMoney();
  const payoutSum = useSum()([{ money: payout.net }, { money: payout.fee, side: 'pays' }], {
    money: payout.amount,
    form: 'whole',
  });
  const [{ display: net }, { display: fee }] = payoutSum.parts;
  const seeSteps = () => {
    onClose();
    go('/wallet', { query: `payout=${payout.id}` });
  };
  return (
    <DoneDialog
      actions={
        <>
          <Button onClick={onClose} wide>
            {ways('close')}
          </Button>
          <Button kind="secondary" onClick={seeSteps} wide>
            {ways('payout')}
          </Button>
        </>
      }
      strip={<OwnDemoStrip />}
      onClose={onClose}
      text={t('doneText')}
      title={
        <span {...payoutSum.total.mark}>{t('doneTitle', { amount: payoutSum.total.value })}</span>
      }
    >
      <LedgerLine label={t('to')} value={payout.target} />
      <LedgerLine label={t('net')} {...net} />
      <LedgerLine label={t('fee')} {...fee} />
      <RoundingLine rounding={payoutSum.rounding} />
      <LedgerLine label={t('left')} quiet {...money.shown(payout.left)} />
      <CodeLine code={payout.id} label={ways('record')} />
    </DoneDialog>
  );
}
