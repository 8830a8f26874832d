import { useTranslations } from 'use-intl';
import { cancelExchange, confirmExchange } from '#contract/exchange.ts';
import { parseMicro } from '#domain/money.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import type { Exchange } from './exchange-lines.tsx';

interface ConfirmExchangeProps {
  readonly exchange: Exchange;
  readonly currency: string;
  readonly onEnded: () => void;
}

/** Confirms that the money has arrived. This gives the held amount away, so it asks twice. */
export function ConfirmExchange({ exchange, currency, onEnded }: ConfirmExchangeProps) {
  const t = useTranslations('exchange');
  const money = useMoney();
  const { id, acceptor } = exchange;
  const act = useConfirmedAct(`exchange-confirm:${id}`, confirmExchange);
  const isDisputed = exchange.state === 'disputed';

  const confirm = async () => {
    const amount = parseMicro(exchange.amount);
    if (amount === null) return;
    const subject = { action: 'exchange-confirm', exchangeId: id, amount } as const;
    await act.run({ subject, input: { id }, onDone: onEnded });
  };

  const text = t('confirmText', {
    acceptor,
    arrives: money.whole(exchange.arrives, exchange.currency),
    amount: money.whole(exchange.amount, currency),
  });
  return (
    <>
      <ActLine line={act.line} />
      <ConfirmButton
        busy={act.isBusy}
        confirmLabel={t('confirm')}
        kind={isDisputed ? 'secondary' : 'primary'}
        label={isDisputed ? t('confirmAfterAll') : t('confirm')}
        onConfirm={confirm}
        text={text}
        title={t('confirmTitle')}
        wide
      />
    </>
  );
}

interface CancelExchangeProps {
  readonly exchange: Exchange;
  readonly onEnded: () => void;
}

/** Cancels an exchange that the acceptor has not accepted yet; it says first what follows. */
export function CancelExchange({ exchange: { id, amount }, onEnded }: CancelExchangeProps) {
  const t = useTranslations('exchange');
  const act = useConfirmedAct(`exchange-cancel:${id}`, cancelExchange);
  const subject = { action: 'exchange-cancel', exchangeId: id, amount } as const;
  return (
    <div className="stack-4">
      <p>{t('cancelText')}</p>
      <ActLine line={act.line} />
      <Button
        busy={act.isBusy}
        onClick={() => act.run({ subject, input: { id }, onDone: onEnded })}
        wide
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
