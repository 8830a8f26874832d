import { Badge } from '@mantine/core';
import { listPartnerOrders } from '#contract/desk/partner-timeline.ts';
import type { Output } from '#contract/route.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { orderWords } from '../../money/record-words.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { shownLag, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Order = Output<typeof listPartnerOrders>['list'][number];

const columns: readonly Column<Order>[] = [
  {
    title: 'Order',
    cell: ({ txid }) => <span className="desk-long-word">{txid}</span>,
    text: ({ txid }) => txid,
  },
  { title: 'Merchant', cell: ({ merchant }) => merchant, text: ({ merchant }) => merchant },
  {
    title: 'State',
    cell: ({ state }) => <Badge color="gray">{orderWords[state]}</Badge>,
    text: ({ state }) => orderWords[state],
    isShort: true,
  },
  {
    title: 'Commission',
    cell: ({ commission }) => <Amount of={commission} />,
    text: ({ commission }) => commission,
    isNumber: true,
  },
  {
    title: 'Order amount',
    cell: ({ orderAmount }) => (orderAmount === null ? '–' : shownMoney(orderAmount)),
    text: ({ orderAmount }) => orderAmount ?? '',
    isNumber: true,
    folds: 2,
  },
  { title: 'Plan', cell: ({ planNo }) => planNo, text: ({ planNo }) => planNo, isShort: true },
  {
    title: 'Ordered',
    cell: ({ occurredAt }) => shownTime(occurredAt),
    text: ({ occurredAt }) => occurredAt,
    isShort: true,
  },
  {
    title: 'After the click',
    cell: ({ clickedAt, occurredAt }) => shownLag(clickedAt, occurredAt),
    text: ({ clickedAt, occurredAt }) => shownLag(clickedAt, occurredAt),
    isShort: true,
    folds: 1,
  },
  {
    title: 'Final from',
    cell: ({ lockAt }) => shownTime(lockAt),
    text: ({ lockAt }) => lockAt,
    isShort: true,
    folds: 3,
  },
];

/** Orders that merchants reported for the partner's plans. */
export function PartnerOrders({ id }: { readonly id: string }) {
  const order = usePlace().filters.order?.slice(0, 80);
  return (
    <>
      <div className="desk-filters">
        <TextFilter label="Order number" name="order" />
      </div>
      <DataTable
        columns={columns}
        empty={order ? 'No matching orders.' : 'No orders from this partner’s plans yet.'}
        input={{ id, ...(order ? { order } : {}) }}
        keyOf={(row) => row.id}
        name="Orders"
        route={listPartnerOrders}
      />
    </>
  );
}
