import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cancelExchange } from '#contract/exchange.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { Exchange } from './exchange-lines.tsx';

interface CancelExchangeProps {
  readonly exchange: Exchange;
  readonly onEnded: () => void;
}

/** Cancels an exchange that the acceptor has not accepted yet. */
export function CancelExchange({ exchange, onEnded }: CancelExchangeProps) {
  const t = useTranslations('exchange');
  const app = useTranslations('app');
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { send, line } = useMoneyCall(`exchange-cancel:${exchange.id}`, cancelExchange);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    const { id, amount } = exchange;
    setOpen(false);
    setBusy(true);
    const confirmation = await askPassword({ action: 'exchange-cancel', exchangeId: id, amount });
    const done = confirmation ? await send({ id, confirmation }) : null;
    setBusy(false);
    if (done) onEnded();
    if (confirmation) await queries.invalidateQueries();
  };
  return (
    <>
      <ActLine line={line} />
      <Button busy={isBusy} kind="secondary" onClick={() => setOpen(true)} wide>
        {t('cancel')}
      </Button>
      <Confirm
        cancelLabel={app('close')}
        confirmLabel={t('cancel')}
        onCancel={() => setOpen(false)}
        onConfirm={cancel}
        open={isOpen}
        text={t('cancelText')}
        title={t('cancelTitle')}
      />
    </>
  );
}
