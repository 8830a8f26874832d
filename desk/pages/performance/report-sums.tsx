import { Text } from '@mantine/core';
import { Fragment } from 'react';
import type { listPerformance } from '#contract/desk/performance.ts';
import type { Output } from '#contract/route.ts';
import { performanceGroups } from '#domain/desk/performance.ts';
import { formatMicro, type Micro, parseMicro, subtract, sum, zero } from '#domain/money.ts';
import { Amount } from '../../money/amount.tsx';
import { type Sum, useSum } from '../../money/use-sum.ts';

export type Row = Output<typeof listPerformance>['list'][number];

export const groups = [...performanceGroups, 'partner'] as const;
export type Group = (typeof groups)[number];

const count = new Intl.NumberFormat('en-GB');

/** The columns whose total is said above the table. */
const summed = ['impressions', 'clicks', 'consumed', 'orders', 'settled', 'put'] as const;
type Summed = (typeof summed)[number];

const amountOf = (value: Row[Summed]): Micro =>
  parseMicro(typeof value === 'number' ? `${value}.00` : (value ?? '')) ?? zero;

export const marginOf = ({ consumed, publisherPay }: Row): string =>
  formatMicro(subtract(amountOf(consumed), amountOf(publisherPay)));

/** What the rows add up to, which is what the overview shows of the same days. */
export function useReportSums(rows: readonly Row[]) {
  const makeSum = useSum();
  const sumOf = (name: Summed) => {
    const amounts = rows.map((row) => amountOf(row[name]));
    const total = formatMicro(sum(amounts));
    const parts = amounts.map((amount) => ({ money: formatMicro(amount) }));
    return { ...makeSum(parts, total, name), money: total };
  };
  return {
    columns: {
      impressions: sumOf('impressions'),
      clicks: sumOf('clicks'),
      consumed: sumOf('consumed'),
      orders: sumOf('orders'),
      settled: sumOf('settled'),
      put: sumOf('put'),
    },
    /** The margin of a row. */
    marginSum: (row: Row): Sum =>
      makeSum(
        [{ money: row.consumed }, { money: row.publisherPay, isSubtracted: true }],
        marginOf(row),
        `margin-${row.key}`,
      ),
  };
}

export type ReportSums = ReturnType<typeof useReportSums>;

const totalWords = {
  impressions: 'impressions',
  clicks: 'clicks',
  consumed: 'consumed',
  orders: 'orders',
  settled: 'in settled commissions',
  put: 'put on plans',
} as const satisfies Record<Summed, string>;

const isCount = (name: Summed): boolean =>
  name === 'impressions' || name === 'clicks' || name === 'orders';

interface TotalsProps {
  readonly by: Group;
  readonly sums: ReportSums;
}

/** The totals in a sentence, each with what rounding left over. */
export function Totals({ by, sums: { columns } }: TotalsProps) {
  const asks = by === 'publisher' || by === 'placement';
  const names = asks ? summed.slice(0, 3) : summed;
  return (
    <Text mb="xs" size="sm">
      Total:{' '}
      {names.map((name, index) => {
        const { total, money: amount, plus, rounding } = columns[name];
        return (
          <Fragment key={name}>
            {index === 0 ? '' : ', '}
            {isCount(name) ? (
              <span {...total}>{count.format(Number(amount))}</span>
            ) : (
              <Amount mark={total} of={amount} />
            )}{' '}
            {totalWords[name]}
            {rounding && (
              <>
                {' '}
                (rounding <span {...plus}>{rounding}</span>)
              </>
            )}
          </Fragment>
        );
      })}
      .
    </Text>
  );
}
