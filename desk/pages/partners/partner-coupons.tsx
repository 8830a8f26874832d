import { Badge } from '@mantine/core';
import { listPartnerCoupons } from '#contract/desk/partner-coupons.ts';
import type { Output } from '#contract/route.ts';
import { couponStates } from '#domain/coupon/coupon.ts';
import { usePlace } from '../../location/use-place.ts';
import { worthOf } from '../../money/coupon-words.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Coupon = Output<typeof listPartnerCoupons>['list'][number];

const colours = { unused: 'teal', used: 'blue', expired: 'gray' } as const;

const columns: readonly Column<Coupon>[] = [
  { title: 'Coupon', cell: ({ name }) => name, text: ({ name }) => name },
  { title: 'Worth', cell: worthOf, text: worthOf },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Received',
    cell: ({ givenAt }) => shownTime(givenAt),
    text: ({ givenAt }) => givenAt,
    isShort: true,
  },
  {
    title: 'Expires',
    cell: ({ expiresAt }) => shownTime(expiresAt),
    text: ({ expiresAt }) => expiresAt,
    isShort: true,
  },
  {
    title: 'Used',
    cell: ({ usedAt }) => shownTime(usedAt),
    text: ({ usedAt }) => usedAt ?? '',
    isShort: true,
  },
  {
    title: 'Plan',
    cell: ({ planNo }) => (planNo ? <code>{planNo}</code> : '–'),
    text: ({ planNo }) => planNo ?? '',
    isShort: true,
  },
  {
    title: 'Paid or added',
    cell: ({ given }) => (given === null ? '–' : shownMoney(given)),
    text: ({ given }) => given ?? '',
    isNumber: true,
  },
];

export function PartnerCoupons({ id }: { readonly id: string }) {
  const { filters } = usePlace();
  const state = couponStates.find((one) => one === filters.state);
  return (
    <>
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" options={couponStates} />
      </div>
      <DataTable
        columns={columns}
        empty={state ? 'No matching coupons.' : 'This partner has no coupons.'}
        input={{ id, ...(state ? { state } : {}) }}
        keyOf={(row) => row.id}
        name="Coupons of a partner"
        route={listPartnerCoupons}
      />
    </>
  );
}
