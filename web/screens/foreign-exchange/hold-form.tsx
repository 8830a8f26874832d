import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ExchangeQuote } from '#domain/exchange/rate.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Field } from '../../parts/field.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useEntryText } from '../../wallet/use-entry-text.ts';
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
  const entryText = useEntryText();
  const hold = useHold(acceptor, onDone);
  const amount = hold.quote && hold.amount !== null ? formatMicro(hold.amount) : null;
  return (
    <form className="stack-4" noValidate onSubmit={hold.submit}>
      <Field
        autoComplete="off"
        error={
          hold.problem ? refusalText(hold.problem.reason, { limit: acceptor.limit }) : undefined
        }
        hint={t('availableNow', { amount: money.whole(hold.availableNow) })}
        inputMode="decimal"
        label={t('amount')}
        name="amount"
        onBlur={hold.rest}
        onChange={(event) => hold.type(event.target.value)}
        trailing={<Chip onPress={hold.typeMost}>{t('max')}</Chip>}
        value={hold.typed}
      />
      <QuoteLines acceptor={acceptor} currency={currency} quote={hold.quote} />
      {hold.isExpired ? (
        <Renew onRenew={onRenew} />
      ) : (
        <>
          <KeptUntil moment={acceptor.validUntil} />
          <ActLine line={hold.line} />
          <Button busy={hold.isBusy} disabled={!amount} type="submit" wide>
            {amount
              ? t('submit', { amount: money.whole(amount, currency) })
              : (entryText(hold.typed, hold.whyNot) ?? t('hold'))}
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
  const shown = (value: Micro | undefined) =>
    value === undefined ? '–' : money.amount(formatMicro(value));
  const rate = { from: currency, rate: money.exact(acceptor.rate), to: acceptor.currency };
  return (
    <div>
      <LedgerLine label={t('rate')} value={t('rateLine', rate)} />
      <LedgerLine label={t('fee')} value={shown(quote?.fee)} />
      <LedgerLine
        label={t('arrives')}
        total
        unit={acceptor.currency}
        value={shown(quote?.arrives)}
      />
      <LedgerLine label={t('left')} quiet value={shown(quote?.left)} />
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
