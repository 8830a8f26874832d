import { useFormatter, useTranslations } from 'use-intl';
import type { listExchanges } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import styles from './foreign-exchange-screen.module.css';

export type Exchange = Output<typeof listExchanges>['list'][number];

interface ExchangeLinesProps {
  readonly exchange: Exchange;
  readonly currency: string;
}

/** The figures of an exchange, and every step of it with its time. */
export function ExchangeLines({ exchange, currency }: ExchangeLinesProps) {
  const t = useTranslations('exchange');
  const format = useFormatter();
  const money = useMoney();
  const { amount, arrives, rate } = exchange;
  const rateLine = { from: currency, rate: money.amount(rate), to: exchange.currency };
  return (
    <>
      <div>
        <LedgerLine label={t('held')} unit={currency} value={money.amount(amount)} />
        <LedgerLine label={t('rate')} quiet value={t('rateLine', rateLine)} />
        <LedgerLine
          label={t('arrives')}
          total
          unit={exchange.currency}
          value={money.amount(arrives)}
        />
      </div>
      <ol className={styles.steps}>
        {exchange.steps.map(({ state, at, reason, reference }) => (
          <li key={at + state}>
            <span>{t(`state.${state}`)}</span>
            <time dateTime={at}>
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {reason ? <p>{reason}</p> : null}
            {reference ? <p>{t('reference', { reference })}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
