import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import type { Exchange } from './exchange-lines.tsx';

/** How a partner can end an exchange. */
export type ExchangeEnd = 'confirmed' | 'cancelled';

interface EndDoneProps {
  readonly exchange: Exchange;
  readonly currency: string;
  readonly ending: ExchangeEnd;
  readonly onClose: () => void;
}

/** The receipt of an exchange that the partner confirmed or cancelled. */
export function EndDone({ exchange, currency, ending, onClose }: EndDoneProps) {
  const t = useTranslations('exchange');
  const ways = useTranslations('wallet.done');
  const money = useMoney();
  const { id, acceptor, amount, arrives } = exchange;
  const isConfirmed = ending === 'confirmed';
  return (
    <DoneDialog
      actions={
        <Button onClick={onClose} wide>
          {ways('close')}
        </Button>
      }
      strip={<OwnDemoStrip />}
      onClose={onClose}
      text={isConfirmed ? t('confirmedNext', { acceptor }) : t('cancelledNext')}
      title={t(ending)}
    >
      <LedgerLine label={t('held')} value={money.whole(amount, currency)} />
      {isConfirmed ? (
        <LedgerLine label={t('arrives')} value={money.whole(arrives, exchange.currency)} />
      ) : null}
      <CodeLine code={id} label={ways('record')} />
    </DoneDialog>
  );
}
