import { Badge } from '@mantine/core';
import { listPartnerTimeline } from '#contract/desk/partner-timeline.ts';
import type { Output } from '#contract/route.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { formatPlace, usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { kindWord, orderWord, planWord } from '../../money/record-words.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { plainWord, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { actWord } from './act-word.ts';

type Row = Output<typeof listPartnerTimeline>['list'][number];

const kindNames = {
  money: 'Money',
  plan: 'Plan',
  payout: 'Payout',
  order: 'Order',
  chat: 'Chat',
  act: 'Staff',
} as const satisfies Record<Row['kind'], string>;

const colours = {
  money: 'teal',
  plan: 'blue',
  payout: 'teal',
  order: 'blue',
  chat: 'gray',
  act: 'yellow',
} as const satisfies Record<Row['kind'], string>;

const chatWords: Readonly<Record<string, string>> = {
  partner: 'The partner wrote',
  staff: 'Staff answered',
  blocked: 'An answer was blocked',
};

function whatOf({ kind, what }: Row): string {
  if (kind === 'money') return kindWord(what);
  if (kind === 'plan') return planWord(what);
  if (kind === 'order') return `Order: ${orderWord(what)}`;
  if (kind === 'chat') return chatWords[what] ?? what;
  return kind === 'payout' ? `Payout ${what}` : actWord(what);
}

const reasonOf = ({ kind, reason }: Row): string => {
  if (reason === null) return '';
  return kind === 'plan' || kind === 'order' || kind === 'chat'
    ? plainWord(reason)
    : stopTextOf(reason);
};

/** A row's link: an event opens where it is handled. */
function aboutOf(id: string, { kind, key, about }: Row) {
  if (kind === 'chat') return <a href={`#/chats/${id}`}>Open chat</a>;
  if (about === null) return '–';
  const to = {
    payout: formatPlace('/payouts', { id: key.slice(0, 36) }),
    order: formatPlace(`/partners/${id}`, { tab: 'orders', order: key }),
    plan: formatPlace(`/partners/${id}`, { tab: 'plans' }),
  }[kind as string];
  return to ? <a href={to}>{about}</a> : about;
}

const columns = (id: string): readonly Column<Row>[] => [
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  {
    title: 'Kind',
    cell: ({ kind }) => <Badge color={colours[kind]}>{kindNames[kind]}</Badge>,
    text: ({ kind }) => kindNames[kind],
    isShort: true,
  },
  { title: 'What', cell: whatOf, text: whatOf },
  {
    title: 'Amount',
    cell: ({ amount }) => (amount === null ? '' : <Amount of={amount} />),
    text: ({ amount }) => amount ?? '',
    isNumber: true,
  },
  { title: 'About', cell: (row) => aboutOf(id, row), text: ({ about }) => about ?? '' },
  { title: 'By', cell: ({ by }) => by ?? '–', text: ({ by }) => by ?? '', isShort: true },
  { title: 'Why', cell: (row) => reasonOf(row) || '–', text: reasonOf },
];

/** Everything that happened on an account, in chronological order. */
export function PartnerTimeline({ id }: { readonly id: string }) {
  const { filters } = usePlace();
  const kind = timelineKinds.find((one) => one === filters.kind);
  return (
    <>
      <div className="desk-filters">
        <ChoiceFilter
          label="Kind"
          name="kind"
          options={timelineKinds.map((value) => ({ value, label: kindNames[value] }))}
        />
      </div>
      <DataTable
        columns={columns(id)}
        empty="Nothing has happened on this account yet."
        input={{ id, ...(kind ? { kind } : {}) }}
        keyOf={(row) => `${row.kind} ${row.key}`}
        name="Timeline"
        route={listPartnerTimeline}
      />
    </>
  );
}
