import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import type { HeldExchange } from './use-hold.ts';

interface HoldDoneProps {
  readonly held: HeldExchange;
  readonly onClose: () => void;
}

/** The receipt of a held amount: what will arrive, and whose turn it is. */
export function HoldDone({ held, onClose }: HoldDoneProps) {
  const t = useTranslations('exchange');
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
      text={t('next.held')}
      title={t('done', { amount: money.whole(held.amount) })}
    >
      <LedgerLine label={t('held')} {...money.shown(held.amount)} />
      <LedgerLine label={t('arrives')} value={money.whole(held.arrives, held.currency)} />
      <LedgerLine label={t('left')} quiet {...money.shown(held.left)} />
      <CodeLine code={held.id} label={ways('record')} />
    </DoneDialog>
  );
}
