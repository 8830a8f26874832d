import { useTranslations } from 'use-intl';
import type { listExchanges } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { openStates } from '#domain/exchange/exchange.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
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
  const { amount, arrives, rate, state } = exchange;
  const isOpen = openStates.includes(state);
  // Only the partner can say that the money arrived; a decision of staff does not count as that.
  const hasArrived = state === 'confirmed';
  const rateLine = { from: currency, rate: money.exact(rate), to: exchange.currency };
  return (
    <>
      <div>
        <LedgerLine
          label={isOpen ? t('held') : t('amount')}
          unit={currency}
          value={money.amount(amount)}
        />
        <LedgerLine label={t('rate')} quiet value={t('rateLine', rateLine)} />
        <LedgerLine
          label={t(isOpen ? 'arrives' : hasArrived ? 'arrived' : 'agreed')}
          quiet={!isOpen && !hasArrived}
          total={isOpen || hasArrived}
          unit={exchange.currency}
          value={money.amount(arrives)}
        />
      </div>
      <ol className={`${styles.steps} quiet stack-2`}>
        {exchange.steps.map(({ state, at: reachedAt, reason, reference }) => (
          <li key={reachedAt + state}>
            <span>{t(`state.${state}`)}</span>
            <time dateTime={reachedAt}>
              {format.dateTime(new Date(reachedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {reason ? <p>{reason}</p> : null}
            {reference ? <p>{t('reference', { reference })}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
