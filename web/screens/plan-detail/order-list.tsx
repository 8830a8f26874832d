import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { planConversions } from '#contract/delivery.ts';
import { conversionReasons, merchantReasons } from '#domain/conversion/state.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import type { OpenedOrders } from '../../plan/opened.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { type Conversion, OrderDispute } from './order-dispute.tsx';
import styles from './plan-detail-screen.module.css';

interface OrderListProps {
  readonly planNo: string;
  readonly filter: Omit<OpenedOrders, 'sheet'>;
}

/** The orders reported for the plan, each with its state, newest first. */
export function OrderList({ planNo, filter }: OrderListProps) {
  const t = useTranslations('delivery.orders');
  const events = useTranslations('delivery.events');
  const app = useTranslations('app');
  const { state, from, to } = filter;
  const query = useInfiniteQuery({
    queryKey: ['plan-conversions', planNo, filter],
    queryFn: ({ pageParam }) =>
      call(planConversions, {
        planNo,
        ...(state ? { state } : {}),
        by: filter.by ?? 'report',
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  return (
    <EndlessList
      empty={
        state || from || to ? (
          <Empty icon="search" title={events('noneFiltered')} />
        ) : (
          <Empty icon="search" text={t('noneText')} title={t('none')} />
        )
      }
      endText={t('end')}
      failedText={app('retry')}
      items={query.data?.pages.flatMap((page) => page.list) ?? []}
      keyOf={({ id }) => id}
      label={t('title')}
      loadingText={app('loading')}
      moreText={t('more')}
      onMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
      renderItem={(conversion) => (
        <div>
          <div>
            <OrderRow conversion={conversion} />
          </div>
          <OrderDispute conversion={conversion} planNo={planNo} />
        </div>
      )}
      skeleton={<SkeletonCard />}
      state={endlessStateOf(query)}
    />
  );
}

function OrderRow({ conversion }: { readonly conversion: Conversion }) {
  const t = useTranslations('delivery.orders');
  const format = useFormatter();
  const money = useMoney();
  const { date } = usePlanText();
  const { state, reason, net, chargedBackAt, clawback } = conversion;
  // A known reason has a text of its own; any other is shown as the merchant wrote it.
  const known = [...conversionReasons, ...merchantReasons].find((one) => one === reason);
  const lock = format.dateTime(new Date(conversion.lockAt), { dateStyle: 'medium' });
  return (
    <Row
      text={
        <>
          {t.rich('clicked', {
            clicked: date(conversion.clickedAt),
            ordered: date(conversion.at),
            part: (words) => <span className={styles.whole}>{words}</span>,
          })}
          {reason ? (
            <>
              <br />
              {known ? t(`reason.${known}`) : reason}
            </>
          ) : null}
          {chargedBackAt ? (
            <>
              <br />
              {t('chargedBack', { date: date(chargedBackAt) })}
            </>
          ) : null}
          {clawback ? (
            <>
              <br />
              {t('clawback', {
                left: money.wholeExact(clawback.left),
                date: date(clawback.lapsesAt),
              })}
            </>
          ) : null}
          <br />
          {t('net', { net: money.wholeExact(net) })}
        </>
      }
      title={t(`state.${state}`, { date: lock })}
      trailing={money.exact(conversion.commission)}
    />
  );
}
