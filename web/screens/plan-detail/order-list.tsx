import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planConversions } from '#contract/delivery.ts';
import type { Output } from '#contract/route.ts';
import type { ConversionState } from '#domain/conversion/state.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import type { OpenedOrders } from '../../plan/opened.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import styles from './order-list.module.css';
import { OrderSheet } from './order-sheet.tsx';

export type Conversion = Output<typeof planConversions>['list'][number];

interface OrderListProps {
  readonly planNo: string;
  readonly filter: Omit<OpenedOrders, 'sheet'>;
}

/** The orders reported for the plan, newest first, each in one line that opens the rest. */
export function OrderList({ planNo, filter }: OrderListProps) {
  const t = useTranslations('delivery.orders');
  const events = useTranslations('delivery.events');
  const [openId, setOpenId] = useState<string | null>(null);
  const { state, by = 'report', from: startsAt, to: endsAt } = filter;
  const orders = usePages(['plan-conversions', planNo, filter], planConversions, {
    planNo,
    by,
    ...(state ? { state } : {}),
    ...(startsAt ? { from: startsAt } : {}),
    ...(endsAt ? { to: endsAt } : {}),
  });
  const openOrder = orders.items.find(({ id }) => id === openId);
  return (
    <div className={styles.orders}>
      <PageList
        empty={
          state || startsAt || endsAt ? (
            <Empty icon="search" title={events('noneFiltered')} />
          ) : (
            <Empty icon="search" text={t('noneText')} title={t('none')} />
          )
        }
        keyOf={({ id }) => id}
        label={t('title')}
        pages={orders}
        row={(conversion) => (
          <OrderRow conversion={conversion} onOpen={() => setOpenId(conversion.id)} />
        )}
        skeleton={<SkeletonCard />}
      />
      {openOrder ? (
        <OrderSheet conversion={openOrder} onClose={() => setOpenId(null)} planNo={planNo} />
      ) : null}
    </div>
  );
}

interface OrderRowProps {
  readonly conversion: Conversion;
  readonly onOpen: () => void;
}

function OrderRow({
  conversion: { at: reportedAt, state, net, objectUntil },
  onOpen,
}: OrderRowProps) {
  const t = useTranslations('delivery.orders');
  const format = useFormatter();
  const money = useMoney();
  const stateName = useStateName();
  const { date } = usePlanText();
  const isSettled = state === 'approved';
  return (
    <Row
      onPress={onOpen}
      text={
        objectUntil ? (
          <Chip kind="accent">
            {t('objectUntil', {
              date: format.dateTime(new Date(objectUntil), { dateStyle: 'medium' }),
            })}
          </Chip>
        ) : undefined
      }
      title={
        <span className="between">
          <time dateTime={reportedAt}>{date(reportedAt)}</time>
          {isSettled ? null : <span className="quiet">{stateName(state)}</span>}
        </span>
      }
      trailing={<span className={isSettled ? undefined : 'muted'}>{money.exact(net)}</span>}
    />
  );
}

/** A state in a word; only the order itself says until when it lasts. */
export function useStateName(): (state: ConversionState) => string {
  const t = useTranslations('delivery.orders');
  const plan = useTranslations('plan');
  return (state) => {
    if (state === 'held') return plan('earnings.held');
    if (state === 'pending') return plan('result.pendingTitle');
    return t(`state.${state}`);
  };
}
