import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { OpenedOrders } from '../../plan/opened.ts';
import { OrderList, useStateName } from './order-list.tsx';
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
  const stateName = useStateName();
  const [{ sheet: _, ...filter }, setFilter] = useState(first);
  const { state, from: startsAt, to: endsAt } = filter;
  return (
    <Sheet onClose={onClose} open share={0.92} title={t('title')}>
      {state || startsAt || endsAt ? (
        <div className={styles.filters}>
          <SpanChip onClear={() => setFilter({ sheet: 'orders', state })} span={filter} />
          {state && state !== 'standing' && state !== 'won' ? (
            <Chip
              onPress={() => setFilter({ ...filter, sheet: 'orders', state: undefined })}
              pressed
            >
              {stateName(state)}
            </Chip>
          ) : null}
        </div>
      ) : null}
      <OrderList filter={filter} planNo={planNo} />
    </Sheet>
  );
}
