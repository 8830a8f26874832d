import { useTranslations } from 'use-intl';
import { overdueHours } from '#domain/exchange/exchange.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import type { ExchangeEnd } from './end-done.tsx';
import { ConfirmExchange } from './end-exchange.tsx';
import { ExchangeChip } from './exchange-chip.tsx';
import { type Exchange, ExchangeLines } from './exchange-lines.tsx';
import { ExchangeProblem } from './exchange-problem.tsx';
import styles from './foreign-exchange-screen.module.css';

interface CurrentExchangeProps {
  readonly exchange: Exchange;
  readonly currency: string;
  readonly onEnded: (how: ExchangeEnd) => void;
}

/** An exchange in progress: its state, what happens next, and what can be done. */
export function CurrentExchange({ exchange, currency, onEnded }: CurrentExchangeProps) {
  const t = useTranslations('exchange');
  const { state, acceptor, kind } = exchange;
  return (
    <Card aside={<ExchangeChip {...exchange} />} title={t('current')}>
      <div className="stack-3">
        <p className="stack-1">
          <span className={styles.name}>{acceptor}</span>
          <span className="quiet">{t(kind)}</span>
        </p>
        <p>{useNextText(exchange)}</p>
        <ExchangeLines currency={currency} exchange={exchange} />
        <div className="stack-2">
          {state === 'accepted' || state === 'disputed' ? (
            <ConfirmExchange
              currency={currency}
              exchange={exchange}
              onEnded={() => onEnded('confirmed')}
            />
          ) : null}
          {state === 'accepted' || state === 'held' ? (
            <ExchangeProblem exchange={exchange} onCancelled={() => onEnded('cancelled')} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** What happens next, and who does it. */
function useNextText({ state, isOverdue, dueAt }: Exchange): string {
  const t = useTranslations('exchange.next');
  const format = useFormatter();
  const date = format.dateTime(new Date(dueAt), { dateStyle: 'medium', timeStyle: 'short' });
  if (state === 'held') return isOverdue ? t('heldOverdue', { hours: overdueHours }) : t('held');
  if (state !== 'accepted') return t('disputed');
  return isOverdue ? t('acceptedOverdue', { hours: overdueHours }) : t('accepted', { date });
}
