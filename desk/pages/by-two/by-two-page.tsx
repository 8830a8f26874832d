import { Badge } from '@mantine/core';
import { listByTwo } from '#contract/desk/by-two.ts';
import type { Output } from '#contract/route.ts';
import { byTwoKinds } from '#domain/desk/by-two.ts';
import { usePlace } from '../../location/use-place.ts';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { factsOf, kindWords } from './by-two-words.ts';
import { DecideByTwo } from './decide-by-two.tsx';

export type Proposal = Output<typeof listByTwo>['list'][number];

const states = ['waiting', 'decided'] as const;
const colours = {
  waiting: 'blue',
  confirmed: 'teal',
  refused: 'red',
  withdrawn: 'gray',
} as const;

const endOf = ({ state, decidedBy, decisionReason }: Proposal): string =>
  `${state} by ${decidedBy}${decisionReason ? `: ${decisionReason}` : ''}`;

const columns: readonly Column<Proposal>[] = [
  {
    title: 'What',
    cell: ({ kind }) => kindWords[kind],
    text: ({ kind }) => kindWords[kind],
  },
  {
    title: 'Change',
    cell: ({ about }) => <Facts facts={factsOf(about)} />,
    text: ({ about }) =>
      factsOf(about)
        .map((fact) => fact.join(': '))
        .join('; '),
  },
  { title: 'Reason', cell: ({ reason }) => reason || '–', text: ({ reason }) => reason, folds: 1 },
  { title: 'Requested by', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
  {
    title: 'State',
    cell: (proposal) =>
      proposal.state === 'waiting' ? (
        <Age since={proposal.at} />
      ) : (
        <>
          <Badge color={colours[proposal.state]}>{plainWord(proposal.state)}</Badge>{' '}
          {endOf(proposal)}
        </>
      ),
    text: (proposal) => (proposal.state === 'waiting' ? 'waiting' : endOf(proposal)),
  },
  {
    title: 'Actions',
    cell: (proposal) => proposal.state === 'waiting' && <DecideByTwo proposal={proposal} />,
    text: () => '',
    isActs: true,
  },
];

/** Coupons, prices, keys, hosts and announcements: one person proposes, another decides. */
export function ByTwoPage() {
  const { filters } = usePlace();
  const state = states.find((one) => one === filters.state);
  const kind = byTwoKinds.find((one) => one === filters.kind);
  const options = byTwoKinds.map((value) => ({ value, label: kindWords[value] }));
  return (
    <Page title="Changes to confirm">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Waiting" options={states} />
        <ChoiceFilter label="What" name="kind" options={options} />
      </div>
      <DataTable
        columns={columns}
        empty="Nothing is waiting for a second person."
        everyMs={queueEveryMs}
        input={{ ...(state ? { state } : {}), ...(kind ? { kind } : {}) }}
        keyOf={({ id }) => id}
        name="Changes to confirm"
        route={listByTwo}
      />
    </Page>
  );
}
