import { Badge } from '@mantine/core';
import type { DeskOutput } from '#contract/desk/desk-route.ts';
import { listPartnerActs, listPartnerPlans, listPartnerWallet } from '#contract/desk/partners.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';

type WalletRow = DeskOutput<typeof listPartnerWallet>['list'][number];
type PlanRow = DeskOutput<typeof listPartnerPlans>['list'][number];
type ActRow = DeskOutput<typeof listPartnerActs>['list'][number];

const walletColumns: readonly Column<WalletRow>[] = [
  { title: 'At', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'Type', cell: ({ type }) => type.replaceAll('_', ' '), text: ({ type }) => type },
  { title: 'Remark', cell: ({ remark }) => remark ?? '–', text: ({ remark }) => remark ?? '' },
  { title: 'Entry', cell: ({ id }) => <code>{id}</code>, text: ({ id }) => id },
  {
    title: 'Amount',
    cell: ({ amount }) => shownMoney(amount),
    text: ({ amount }) => amount,
    isNumber: true,
  },
];

export function PartnerWallet({ id }: { readonly id: string }) {
  return (
    <DataTable
      columns={walletColumns}
      empty="Nothing has moved in this wallet."
      input={{ id }}
      keyOf={(row) => row.id}
      name="Wallet records"
      route={listPartnerWallet}
    />
  );
}

const planColumns: readonly Column<PlanRow>[] = [
  { title: 'Plan', cell: ({ no }) => <code>{no}</code>, text: ({ no }) => no, isShort: true },
  { title: 'Product', cell: ({ product }) => product, text: ({ product }) => product },
  {
    title: 'Status',
    cell: ({ status }) => <Badge color="gray">{status}</Badge>,
    text: ({ status }) => status,
    isShort: true,
  },
  {
    title: 'Put',
    cell: ({ putAmount }) => (putAmount ? shownMoney(putAmount) : '–'),
    text: ({ putAmount }) => putAmount ?? '',
    isNumber: true,
  },
  {
    title: 'Consumed',
    cell: ({ consumed }) => shownMoney(consumed),
    text: ({ consumed }) => consumed,
    isNumber: true,
  },
  {
    title: 'Offered',
    cell: ({ createdAt }) => shownTime(createdAt),
    text: ({ createdAt }) => createdAt,
    isShort: true,
  },
];

export function PartnerPlans({ id }: { readonly id: string }) {
  return (
    <DataTable
      columns={planColumns}
      empty="No product has been pushed to this partner."
      input={{ id }}
      keyOf={({ no }) => no}
      name="Plans"
      route={listPartnerPlans}
    />
  );
}

const actColumns: readonly Column<ActRow>[] = [
  { title: 'At', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'By', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
  {
    title: 'Act',
    cell: ({ act }) => act.replaceAll('-', ' '),
    text: ({ act }) => act,
    isShort: true,
  },
  { title: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
  { title: 'Reference', cell: ({ reference }) => reference, text: ({ reference }) => reference },
];

export function PartnerActs({ id }: { readonly id: string }) {
  return (
    <DataTable
      columns={actColumns}
      empty="No member of staff has done anything on this account."
      input={{ id }}
      keyOf={(row) => row.id}
      name="Activity"
      route={listPartnerActs}
    />
  );
}
