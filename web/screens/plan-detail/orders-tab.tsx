import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { EarningsCard } from './earnings-card.tsx';
import { OrderList } from './order-list.tsx';

interface OrdersTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

const noFilter = {};

/** A summary of the orders, with each of them below. */
export function OrdersTab({ detail, onOpen }: OrdersTabProps) {
  const t = useTranslations('delivery.orders');
  return (
    <Columns
      first={<EarningsCard detail={detail} onOpen={onOpen} />}
      second={
        <Card flush title={t('title')}>
          <OrderList filter={noFilter} planNo={detail.plan.planNo} />
        </Card>
      }
    />
  );
}
