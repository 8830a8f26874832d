import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listExchanges } from '#contract/exchange.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { ExchangeChip } from './exchange-chip.tsx';
import { type Exchange, ExchangeLines } from './exchange-lines.tsx';
import styles from './foreign-exchange-screen.module.css';

/** Every exchange that has ended, newest first; each opens to its steps. */
export function ExchangeRecords() {
  const t = useTranslations('exchange');
  const app = useTranslations('app');
  const [opened, setOpened] = useState<Exchange | null>(null);
  const query = useInfiniteQuery({
    queryKey: ['exchanges', 'ended'],
    queryFn: ({ pageParam }) =>
      call(listExchanges, { only: 'ended', ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  const currency = query.data?.pages[0]?.currency ?? '';
  return (
    <Card flush title={t('records')}>
      <EndlessList
        empty={<Empty small text={t('noneText')} title={t('none')} />}
        endText={t('end')}
        failedText={app('retry')}
        items={items}
        keyOf={({ id }) => id}
        label={t('records')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void query.fetchNextPage()}
        renderItem={(item) => (
          <RecordRow currency={currency} exchange={item} onOpen={() => setOpened(item)} />
        )}
        skeleton={<SkeletonCard />}
        state={endlessStateOf(query)}
      />
      <Sheet
        closeLabel={app('close')}
        onClose={() => setOpened(null)}
        open={opened !== null}
        title={opened?.acceptor ?? t('record')}
      >
        {opened ? (
          <div className={styles.current}>
            <p className={styles.quiet}>{t(opened.kind)}</p>
            <ExchangeLines currency={currency} exchange={opened} />
          </div>
        ) : null}
      </Sheet>
    </Card>
  );
}

interface RecordRowProps {
  readonly exchange: Exchange;
  readonly currency: string;
  readonly onOpen: () => void;
}

function RecordRow({ exchange, currency, onOpen }: RecordRowProps) {
  const t = useTranslations('exchange');
  const format = useFormatter();
  const money = useMoney();
  const { acceptor, at } = exchange;
  const line = {
    amount: money.whole(exchange.amount, currency),
    arrives: money.whole(exchange.arrives, exchange.currency),
  };
  return (
    <Row
      onPress={onOpen}
      text={`${format.dateTime(new Date(at), { dateStyle: 'medium' })}\u00a0· ${acceptor}`}
      title={t('amountLine', line)}
      trailing={<ExchangeChip {...exchange} />}
    />
  );
}
