import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ExchangeQuote } from '#domain/exchange/rate.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { MoneyEntry, MoneyKeypad } from '../../wallet/money-entry.tsx';
import type { Acceptor } from './acceptor-found.tsx';
import { type HeldExchange, useHold } from './use-hold.ts';

interface HoldFormProps {
  readonly acceptor: Acceptor;
  readonly currency: string;
  readonly onRenew: () => Promise<unknown>;
  readonly onDone: (done: HeldExchange) => void;
}

/** An amount with its rate, fee, what arrives and what is left, all shown before it is held. */
export function HoldForm({ acceptor, currency, onRenew, onDone }: HoldFormProps) {
  const t = useTranslations('exchange');
  const money = useMoney();
  const refusalText = useRefusalText();
  const hold = useHold(acceptor, onDone);
  const { entry, problem } = hold;
  const amount = hold.quote && entry.amount !== null ? formatMicro(entry.amount) : null;
  return (
    <form className="stack-4" noValidate onSubmit={hold.submit}>
      <MoneyEntry
        entry={entry}
        error={problem && refusalText(problem.reason, problem.facts)}
        hint={t('availableNow', { amount: money.whole(hold.availableNow) })}
        quick={{ max: hold.max }}
      />
      <QuoteLines acceptor={acceptor} currency={currency} quote={hold.quote} />
      {hold.isExpired ? (
        <Renew onRenew={onRenew} />
      ) : (
        <>
          <MoneyKeypad entry={entry} />
          <KeptUntil moment={acceptor.validUntil} />
          <ActLine line={hold.line} />
          <Button busy={hold.isBusy} disabled={!amount} type="submit" wide>
            {amount ? t('submit', { amount: money.whole(amount, currency) }) : t('hold')}
          </Button>
        </>
      )}
    </form>
  );
}

interface QuoteLinesProps {
  readonly acceptor: Acceptor;
  readonly currency: string;
  readonly quote: ExchangeQuote | null;
}

function QuoteLines({ acceptor, currency, quote }: QuoteLinesProps) {
  const t = useTranslations('exchange');
  const money = useMoney();
  const formatAmount = (value: Micro | undefined) =>
    value === undefined ? '–' : money.amount(formatMicro(value));
  const rate = { from: currency, rate: money.exact(acceptor.rate), to: acceptor.currency };
  return (
    <div>
      <LedgerLine label={t('rate')} value={t('rateLine', rate)} />
      <LedgerLine label={t('fee')} value={formatAmount(quote?.fee)} />
      <LedgerLine
        label={t('arrives')}
        total
        unit={acceptor.currency}
        value={formatAmount(quote?.arrives)}
      />
      <LedgerLine label={t('left')} quiet value={formatAmount(quote?.left)} />
    </div>
  );
}

function KeptUntil({ moment }: { readonly moment: string }) {
  const t = useTranslations('exchange');
  const format = useFormatter();
  const time = format.dateTime(new Date(moment), { timeStyle: 'short' });
  return <p className="quiet">{t('keptUntil', { time })}</p>;
}

function Renew({ onRenew }: { readonly onRenew: () => Promise<unknown> }) {
  const t = useTranslations('exchange');
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    await onRenew().finally(() => setBusy(false));
  };
  return (
    <Notice
      action={
        <Button busy={isBusy} onClick={renew} wide>
          {t('renew')}
        </Button>
      }
      kind="warning"
      role="status"
    >
      {t('expired')}
    </Notice>
  );
}
