import { Badge } from '@mantine/core';
import { listPartnerActs, listPartnerPlans, listPartnerWallet } from '#contract/desk/partners.ts';
import type { Output } from '#contract/route.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { pocketWord } from '../../money/money-words.ts';
import { planOptions, planWord, typeWord } from '../../money/record-words.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { actWord } from './act-word.ts';

type WalletRow = Output<typeof listPartnerWallet>['list'][number];
type PlanRow = Output<typeof listPartnerPlans>['list'][number];
type ActRow = Output<typeof listPartnerActs>['list'][number];

const movedText = ({ moved }: WalletRow): string =>
  moved ? `${pocketWord(moved.from)} → ${pocketWord(moved.to)}` : '';

const walletColumns: readonly Column<WalletRow>[] = [
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'Type', cell: ({ type }) => typeWord(type), text: ({ type }) => typeWord(type) },
  {
    title: 'Remark',
    cell: ({ remark }) => stopTextOf(remark ?? '–'),
    text: ({ remark }) => stopTextOf(remark ?? ''),
  },
  { title: 'Entry', cell: ({ id }) => <code>{id.slice(0, 8)}</code>, text: ({ id }) => id },
  {
    title: 'Available',
    cell: ({ amount }) => (Number(amount) === 0 ? '–' : <Amount of={amount} />),
    text: ({ amount }) => amount,
    isNumber: true,
  },
  {
    title: 'Moved within the wallet',
    cell: ({ moved }) => (moved ? <Amount of={moved.amount} /> : '–'),
    text: ({ moved }) => moved?.amount ?? '',
    isNumber: true,
  },
  { title: 'From and to', cell: movedText, text: movedText },
];

export function PartnerWallet({ id }: { readonly id: string }) {
  return (
    <DataTable
      columns={walletColumns}
      empty="No transactions in this wallet."
      input={{ id }}
      keyOf={(row) => row.id}
      name="Wallet transactions"
      route={listPartnerWallet}
    />
  );
}

const planColumns: readonly Column<PlanRow>[] = [
  { title: 'Plan', cell: ({ no }) => <code>{no}</code>, text: ({ no }) => no, isShort: true },
  { title: 'Product', cell: ({ product }) => product, text: ({ product }) => product },
  {
    title: 'Status',
    cell: ({ status }) => <Badge color="gray">{planWord(status)}</Badge>,
    text: ({ status }) => planWord(status),
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
    cell: ({ consumed }) => <Amount of={consumed} />,
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
  const { filters } = usePlace();
  const status = planStatuses.find((one) => one === filters.status);
  return (
    <>
      <div className="desk-filters">
        <ChoiceFilter label="Status" name="status" options={planOptions} />
      </div>
      <DataTable
        columns={planColumns}
        empty={status ? 'No matching plans.' : 'No product has been offered to this partner.'}
        input={{ id, ...(status ? { status } : {}) }}
        keyOf={({ no }) => no}
        name="Plans"
        route={listPartnerPlans}
      />
    </>
  );
}

const referenceOf = ({ reference, evidence }: ActRow): string =>
  evidence ? `${reference}, SHA-256 ${evidence}` : reference;

const actColumns: readonly Column<ActRow>[] = [
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'By', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
  {
    title: 'Action',
    cell: ({ act }) => actWord(act),
    text: ({ act }) => actWord(act),
    isShort: true,
  },
  {
    title: 'Reason',
    cell: ({ reason }) => stopTextOf(reason),
    text: ({ reason }) => stopTextOf(reason),
  },
  { title: 'Reference', cell: (row) => referenceOf(row), text: (row) => referenceOf(row) },
];

export function PartnerActs({ id }: { readonly id: string }) {
  const by = usePlace().filters.by?.slice(0, 60);
  return (
    <>
      <div className="desk-filters">
        <TextFilter label="By" name="by" />
      </div>
      <DataTable
        columns={actColumns}
        empty={by ? 'No matching actions.' : 'No staff activity on this account.'}
        input={{ id, ...(by ? { by } : {}) }}
        keyOf={(row) => row.id}
        name="Staff activity"
        route={listPartnerActs}
      />
    </>
  );
}
