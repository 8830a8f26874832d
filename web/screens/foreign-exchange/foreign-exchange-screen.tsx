import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listExchanges } from '#contract/exchange.ts';
import { call } from '../../api/call.ts';
import { useWhenNews } from '../../api/unread.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Cover } from '../../parts/cover.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { CurrentExchange } from './current-exchange.tsx';
import { EndDone, type ExchangeEnd } from './end-done.tsx';
import type { Exchange } from './exchange-lines.tsx';
import { ExchangeRecords } from './exchange-records.tsx';
import styles from './foreign-exchange-screen.module.css';
import { NewExchange } from './new-exchange.tsx';

const refreshMs = 30_000;

/** The exchange in progress, a new exchange through an acceptor, and all that have ended. */
export function ForeignExchangeScreen() {
  const t = useTranslations('exchange');
  return (
    <div className="fill">
      <Cover>
        <p>{t('lead')}</p>
      </Cover>
      <div className={`${styles.content} stack-4`}>
        <Content />
      </div>
    </div>
  );
}

function Content() {
  const queries = useQueryClient();
  const [ended, setEnded] = useState<{ exchange: Exchange; ending: ExchangeEnd } | null>(null);
  useWhenNews(() => void queries.invalidateQueries({ queryKey: ['exchanges'] }));
  const exchanges = useQuery({
    queryKey: ['exchanges', 'open'],
    queryFn: () => call(listExchanges, { only: 'open' }),
    // Someone else takes the next step, so an open exchange is polled.
    refetchInterval: (query) => (query.state.data?.list.length ? refreshMs : false),
  });
  const skeleton = (
    <>
      <SkeletonCard lines={4} />
      <SkeletonCard />
    </>
  );
  return (
    <Loaded inCard query={exchanges} skeleton={skeleton}>
      {({ list, currency, isOffered }) => (
        <>
          {list.map((exchange) => (
            <CurrentExchange
              currency={currency}
              exchange={exchange}
              key={exchange.id}
              onEnded={(ending) => setEnded({ exchange, ending })}
            />
          ))}
          {isOffered ? <NewExchange currency={currency} /> : <NotOffered />}
          <ExchangeRecords />
          {ended ? <EndDone {...ended} currency={currency} onClose={() => setEnded(null)} /> : null}
        </>
      )}
    </Loaded>
  );
}

function NotOffered() {
  const t = useTranslations('exchange');
  return (
    <Card>
      <Empty
        action={
          <Button kind="secondary" onClick={() => go('/wallet')}>
            {t('toWallet')}
          </Button>
        }
        icon="exchange"
        text={t('notOfferedText')}
        title={t('notOffered')}
      />
    </Card>
  );
}
