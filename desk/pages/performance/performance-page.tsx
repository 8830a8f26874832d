import { Alert, Loader, Text } from '@mantine/core';
import { listPartnerPerformance, listPerformance } from '#contract/desk/performance.ts';
import { joinMarks, type SumMark } from '#domain/sum-mark.ts';
import { daysBefore, formatUtcDate } from '#domain/time.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { ChoiceFilter, DayFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownShare } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import {
  type Group,
  groups,
  marginOf,
  type ReportSums,
  type Row,
  Totals,
  useReportSums,
} from './report-sums.tsx';

const words = {
  merchant: 'Merchant',
  product: 'Product',
  publisher: 'Publisher',
  placement: 'Placement',
  partner: 'Partner',
} as const satisfies Record<Group, string>;

const count = new Intl.NumberFormat('en-GB');
const dateOf = (daysAgo: number) => formatUtcDate(daysBefore(new Date(), daysAgo));

function toOf(by: Group, { key, name }: Row): string {
  if (by === 'partner') return `#/partners/${key}`;
  if (by === 'merchant') return formatPlace('/merchants', { name });
  if (by === 'product') return formatPlace('/products', { open: key });
  return formatPlace('/placements', by === 'placement' ? { row: key } : { publisherId: key });
}

const plain = (part: number, whole: number) => (whole > 0 ? String((part / whole) * 100) : '');

const number = (
  title: string,
  of: (row: Row) => number | null,
  mark: SumMark = {},
): Column<Row> => ({
  title,
  cell: (row) => {
    const value = of(row);
    return value === null ? '–' : <span {...mark}>{count.format(value)}</span>;
  },
  text: (row) => String(of(row) ?? ''),
  isNumber: true,
});

const money = (
  title: string,
  of: (row: Row) => string | null,
  markOf: (row: Row) => SumMark = () => ({}),
): Column<Row> => ({
  title,
  cell: (row) => {
    const value = of(row);
    return value === null ? '–' : <Amount mark={markOf(row)} of={value} />;
  },
  text: (row) => of(row) ?? '',
  isNumber: true,
});

/** What is left of what was consumed after the publisher's pay. */
const margin = (marginSum: ReportSums['marginSum']): Column<Row> => ({
  ...money('Margin', marginOf, (row) => marginSum(row).total),
  cell: (row) => {
    const { rounding, plus, total } = marginSum(row);
    return (
      <>
        <Amount mark={total} of={marginOf(row)} />
        {rounding && (
          <Text c="dimmed" size="xs">
            Rounding <span {...plus}>{rounding}</span>
          </Text>
        )}
      </>
    );
  },
});

const share = (
  title: string,
  part: (row: Row) => number,
  whole: (row: Row) => number,
): Column<Row> => ({
  title,
  cell: (row) => shownShare(part(row), whole(row)),
  text: (row) => plain(part(row), whole(row)),
  isNumber: true,
});

/** The merchant of a product, and the publisher of a placement. */
const ownerOf = (by: 'product' | 'placement'): Column<Row> => ({
  title: by === 'product' ? 'Merchant' : 'Publisher',
  cell: ({ of }) => of ?? '–',
  text: ({ of }) => of ?? '',
  folds: 2,
});

/** Orders and money of plans, which partners, products and merchants have and placements do not. */
const ofOrders = ({ columns }: ReportSums): readonly Column<Row>[] => [
  number('Orders', ({ orders }) => orders, columns.orders.plus),
  money('Commission', ({ commission }) => commission),
  {
    ...money(
      'Settled',
      ({ settled }) => settled,
      () => columns.settled.plus,
    ),
    folds: 3,
  },
  {
    ...money(
      'Put',
      ({ put }) => put,
      () => columns.put.plus,
    ),
    folds: 2,
  },
];

function columnsOf(by: Group, sums: ReportSums): readonly Column<Row>[] {
  const { columns, marginSum } = sums;
  const asks = by === 'publisher' || by === 'placement';
  return [
    {
      title: words[by],
      cell: (row) => <a href={toOf(by, row)}>{row.name}</a>,
      text: ({ name }) => name,
    },
    ...(by === 'product' || by === 'placement' ? [ownerOf(by)] : []),
    ...(asks ? [number('Requests', ({ requests }) => requests)] : []),
    ...(asks
      ? [
          share(
            'Fill',
            ({ serves }) => serves,
            ({ requests }) => requests ?? 0,
          ),
        ]
      : []),
    number('Impressions', ({ impressions }) => impressions, columns.impressions.plus),
    number('Clicks', ({ clicks }) => clicks, columns.clicks.plus),
    share(
      'CTR',
      ({ clicks }) => clicks,
      ({ impressions }) => impressions,
    ),
    share(
      'Invalid',
      ({ invalid }) => invalid,
      ({ impressions, clicks, invalid }) => impressions + clicks + invalid,
    ),
    money(
      'Consumed',
      ({ consumed }) => consumed,
      (row) => joinMarks(columns.consumed.plus, marginSum(row).plus),
    ),
    {
      ...money(
        'Publisher’s pay',
        ({ publisherPay }) => publisherPay,
        (row) => marginSum(row).minus,
      ),
      folds: 1,
    },
    margin(marginSum),
    ...(asks ? [] : ofOrders(sums)),
  ];
}

/** What was delivered, for whom, and its margin, over some UTC days. */
export function PerformancePage() {
  const signedIn = useSignedIn();
  const { filters } = usePlace();
  const offered = groups.filter((one) =>
    mayAsk(signedIn, one === 'partner' ? listPartnerPerformance : listPerformance),
  );
  const by = offered.find((one) => one === filters.by) ?? offered[0] ?? 'partner';
  const days = { from: filters.from ?? dateOf(29), to: filters.to ?? dateOf(0) };
  return (
    <Page title="Reports">
      <div className="desk-filters">
        <ChoiceFilter
          label="By"
          name="by"
          none={words[by]}
          options={offered.map((value) => ({ value, label: words[value] }))}
        />
        <DayFilter label="From" name="from" none={days.from} />
        <DayFilter label="To" name="to" none={days.to} />
      </div>
      {by === 'partner' ? <OfPartners days={days} /> : <OfGroup by={by} days={days} key={by} />}
    </Page>
  );
}

interface Days {
  readonly days: { readonly from: string; readonly to: string };
}

function OfPartners({ days }: Days) {
  return <Found by="partner" read={useRead(listPartnerPerformance, days)} />;
}

function OfGroup({ by, days }: Days & { readonly by: Exclude<Group, 'partner'> }) {
  return <Found by={by} read={useRead(listPerformance, { by, ...days })} />;
}

interface FoundProps {
  readonly by: Group;
  readonly read: {
    readonly data?: { readonly list: readonly Row[] } | undefined;
    readonly error: Error | null;
  };
}

function Found({ by, read: { data, error } }: FoundProps) {
  const sums = useReportSums(data?.list ?? []);
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return <Loader />;
  return (
    <>
      <Totals by={by} sums={sums} />
      <WholeTable
        columns={columnsOf(by, sums)}
        empty="No delivery in this period."
        keyOf={({ key }) => key}
        name={`Report by ${by}`}
        rows={data.list}
      />
    </>
  );
}
