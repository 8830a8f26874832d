import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmExchange } from '#contract/exchange.ts';
import { parseMicro } from '#domain/money.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { Exchange } from './exchange-lines.tsx';

interface ConfirmExchangeProps {
  readonly exchange: Exchange;
  readonly currency: string;
  readonly onEnded: () => void;
}

/** Confirms that the money has arrived. This gives the held amount away, so it asks twice. */
export function ConfirmExchange({ exchange, currency, onEnded }: ConfirmExchangeProps) {
  const t = useTranslations('exchange');
  const app = useTranslations('app');
  const money = useMoney();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { id, acceptor } = exchange;
  const isDisputed = exchange.state === 'disputed';
  const { send, line } = useMoneyCall(`exchange-confirm:${id}`, confirmExchange);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setOpen(false);
    const amount = parseMicro(exchange.amount);
    if (amount === null) return;
    setBusy(true);
    const confirmation = await askPassword({ action: 'exchange-confirm', exchangeId: id, amount });
    const done = confirmation ? await send({ id, confirmation }) : null;
    setBusy(false);
    if (done) onEnded();
    if (confirmation) await queries.invalidateQueries();
  };
  const text = t('confirmText', {
    acceptor,
    arrives: money.whole(exchange.arrives, exchange.currency),
    amount: money.whole(exchange.amount, currency),
  });
  return (
    <>
      <ActLine line={line} />
      <Button
        busy={isBusy}
        kind={isDisputed ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
        wide
      >
        {isDisputed ? t('confirmAfterAll') : t('confirm')}
      </Button>
      <Confirm
        cancelLabel={app('cancel')}
        confirmLabel={t('confirm')}
        onCancel={() => setOpen(false)}
        onConfirm={confirm}
        open={isOpen}
        text={text}
        title={t('confirmTitle')}
      />
    </>
  );
}
