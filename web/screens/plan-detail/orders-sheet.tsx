import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { OpenedOrders } from '../../plan/opened.ts';
import { OrderList } from './order-list.tsx';
import styles from './plan-detail-screen.module.css';
import { SpanChip } from './span-chip.tsx';

interface OrdersSheetProps {
  readonly planNo: string;
  /** The filters that the figure opens with. */
  readonly first: OpenedOrders;
  readonly onClose: () => void;
}

/** The orders that a figure counts. */
export function OrdersSheet({ planNo, first, onClose }: OrdersSheetProps) {
  const t = useTranslations('delivery.orders');
  const plan = useTranslations('plan');
  const app = useTranslations('app');
  const [{ sheet: _, ...filter }, setFilter] = useState(first);
  const { state, from, to } = filter;
  // States whose text contains a date are shown here without one.
  const chip = {
    held: plan('earnings.held'),
    pending: plan('result.pendingTitle'),
    approved: t('state.approved'),
    reversed: t('state.reversed'),
    unfunded: t('state.unfunded'),
    refused: t('state.refused'),
  };
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open share={0.92} title={t('title')}>
      {state || from || to ? (
        <div className={styles.filters}>
          <SpanChip onClear={() => setFilter({ sheet: 'orders', state })} span={filter} />
          {state && state !== 'standing' && state !== 'won' ? (
            <Chip
              onPress={() => setFilter({ ...filter, sheet: 'orders', state: undefined })}
              pressed
            >
              {chip[state]}
            </Chip>
          ) : null}
        </div>
      ) : null}
      <OrderList filter={filter} planNo={planNo} />
    </Sheet>
  );
}
