import { Badge, Text } from '@mantine/core';
import { listProposals } from '#contract/desk/proposals.ts';
import type { Output } from '#contract/route.ts';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { usePlace } from '../../location/use-place.ts';
import { Decide } from '../../money/decide.tsx';
import { actOptions, actWord } from '../../money/money-words.ts';
import { namedFacts, namedText } from '../../money/named-facts.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Proposal = Output<typeof listProposals>['list'][number];

const colours = { waiting: 'blue', confirmed: 'teal', refused: 'red' } as const;

const columns: readonly Column<Proposal>[] = [
  {
    title: 'Act',
    cell: ({ act, about }) => (
      <>
        {actWord(act)}
        {namedFacts(about).map(([name, text]) => (
          <Text c="dimmed" className="desk-sentence" key={name} size="xs">
            {name}: {text}
          </Text>
        ))}
      </>
    ),
    text: ({ act, about }) => [act, namedText(about)].filter(Boolean).join('; '),
  },
  {
    title: 'Amount',
    cell: ({ amount }) => (amount === null ? '–' : shownMoney(amount)),
    text: ({ amount }) => amount ?? '',
    isNumber: true,
  },
  {
    title: 'For',
    cell: ({ whose, partnerId }) =>
      whose ? <PartnerLink id={partnerId} name={whose} /> : 'The network',
    text: ({ whose }) => whose ?? '',
    isShort: true,
  },
  { title: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason, folds: 2 },
  {
    title: 'Reference',
    cell: ({ reference }) => reference,
    text: ({ reference }) => reference,
    folds: 1,
  },
  {
    title: 'Requested by',
    cell: ({ madeBy }) => madeBy,
    text: ({ madeBy }) => madeBy,
    isShort: true,
  },
  {
    title: 'Age',
    cell: ({ madeAt, state }) => (state === 'waiting' ? <Age since={madeAt} /> : shownTime(madeAt)),
    text: ({ madeAt }) => madeAt,
    isShort: true,
  },
  {
    title: 'Decision',
    cell: (proposal) =>
      proposal.state === 'waiting' ? (
        <Decide waiting={proposal} />
      ) : (
        <>
          <Badge color={colours[proposal.state]}>{plainWord(proposal.state)}</Badge>{' '}
          {proposal.decidedBy}, {shownTime(proposal.decidedAt)}
          {proposal.answer && <Text size="xs">{proposal.answer}</Text>}
        </>
      ),
    text: ({ state, decidedBy, decidedAt, answer }) =>
      [state, decidedBy, decidedAt, answer].filter(Boolean).join(' '),
    isActs: true,
  },
];

/** Every transfer of money that one member of staff proposed and another decides. */
export function ProposalsPage() {
  const { filters } = usePlace();
  const state = proposalStates.find((one) => one === filters.state);
  const { partner, act, from, to } = filters;
  return (
    <Page title="To confirm">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Waiting" options={proposalStates} />
        <ChoiceFilter label="Act" name="act" options={actOptions} />
        <TextFilter label="Partner" name="partner" />
        <DayFilter label="From" name="from" />
        <DayFilter label="To" name="to" />
      </div>
      <DataTable
        columns={columns}
        empty="Nothing is waiting for a second person."
        everyMs={queueEveryMs}
        input={{
          ...(state ? { state } : {}),
          ...(act ? { act } : {}),
          ...(partner ? { partner } : {}),
          ...{ from, to },
        }}
        keyOf={({ id }) => id}
        name="Transactions to confirm"
        route={listProposals}
      />
    </Page>
  );
}
