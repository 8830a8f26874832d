import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listExchanges } from '#contract/exchange.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { ExchangeChip } from './exchange-chip.tsx';
import { type Exchange, ExchangeLines } from './exchange-lines.tsx';

/** Every exchange that has ended, newest first; each opens to its steps. */
export function ExchangeRecords() {
  const t = useTranslations('exchange');
  const [opened, setOpened] = useState<Exchange | null>(null);
  const exchanges = usePages(['exchanges', 'ended'], listExchanges, { only: 'ended' });
  const currency = exchanges.firstPage.data?.currency ?? '';
  return (
    <Card flush title={t('records')}>
      <PageList
        empty={<Empty small text={t('noneText')} title={t('none')} />}
        keyOf={({ id }) => id}
        label={t('records')}
        pages={exchanges}
        row={(exchange) => (
          <RecordRow currency={currency} exchange={exchange} onOpen={() => setOpened(exchange)} />
        )}
        skeleton={<SkeletonCard />}
      />
      <Sheet
        onClose={() => setOpened(null)}
        open={opened !== null}
        title={opened?.acceptor ?? t('record')}
      >
        {opened ? (
          <div className="stack-3">
            <p className="quiet">{t(opened.kind)}</p>
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
  const { acceptor, at: heldAt } = exchange;
  const line = {
    amount: money.whole(exchange.amount, currency),
    arrives: money.whole(exchange.arrives, exchange.currency),
  };
  return (
    <Row
      onPress={onOpen}
      text={`${format.dateTime(new Date(heldAt), { dateStyle: 'medium' })}\u00a0· ${acceptor}`}
      title={t('amountLine', line)}
      trailing={<ExchangeChip {...exchange} />}
    />
  );
}
