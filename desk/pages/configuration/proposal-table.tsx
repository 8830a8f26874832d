import { Badge, Button, Group, Text } from '@mantine/core';
import { twoPersonParts } from '#contract/configuration.ts';
import { decideConfiguration, listConfigurationProposals } from '#contract/desk/configuration.ts';
import type { Output } from '#contract/route.ts';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { ChangeList, changesText } from './change-list.tsx';
import { partWords } from './part-words.ts';

type Proposal = Output<typeof listConfigurationProposals>['list'][number];

const endOf = ({ isConfirmed, decidedBy }: Proposal) => {
  if (isConfirmed === null) return 'waits';
  return `${isConfirmed ? 'confirmed' : 'refused'} by ${decidedBy}`;
};

const options = twoPersonParts.map((value) => ({ value, label: partWords[value].title }));

/** Changes that one person proposed and another confirms. */
export function ProposalTable() {
  const signedIn = useSignedIn();
  const { filters } = usePlace();
  const state = proposalStates.find((one) => one === filters.state);
  const part = twoPersonParts.find((one) => one === filters.part);
  const decide = useAct(decideConfiguration, { done: 'Decided.' });
  const mayDecide = mayAsk(signedIn, decideConfiguration);
  const columns: readonly Column<Proposal>[] = [
    {
      title: 'Setting',
      cell: ({ part }) => partWords[part].title,
      text: ({ part }) => part,
    },
    { title: 'Change', cell: (proposal) => <ChangeList {...proposal} />, text: changesText },
    { title: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
    { title: 'Requested by', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
    {
      title: 'State',
      cell: (proposal) =>
        proposal.isConfirmed === null ? (
          <Age since={proposal.at} />
        ) : (
          <Badge color={proposal.isConfirmed ? 'teal' : 'gray'}>{plainWord(endOf(proposal))}</Badge>
        ),
      text: endOf,
      isShort: true,
    },
    {
      title: 'Actions',
      cell: ({ id, by, isConfirmed }) =>
        isConfirmed === null &&
        mayDecide && (
          <Group gap="xs" wrap="nowrap">
            {by === signedIn.name ? (
              <Text size="sm">Someone else has to confirm this</Text>
            ) : (
              <Button
                loading={decide.isPending}
                onClick={() => decide.mutate({ id, isConfirmed: true })}
                size="xs"
              >
                Confirm
              </Button>
            )}
            <Button
              disabled={decide.isPending}
              onClick={() => decide.mutate({ id, isConfirmed: false })}
              size="xs"
              variant="default"
            >
              {by === signedIn.name ? 'Withdraw' : 'Refuse'}
            </Button>
          </Group>
        ),
      text: () => '',
      isActs: true,
    },
  ];
  return (
    <>
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Waiting" options={proposalStates} />
        <ChoiceFilter label="Setting" name="part" options={options} />
      </div>
      <DataTable
        columns={columns}
        empty="Nothing is waiting for a second person."
        everyMs={queueEveryMs}
        input={{ ...(state ? { state } : {}), ...(part ? { part } : {}) }}
        keyOf={({ id }) => id}
        name="Configuration changes to confirm"
        route={listConfigurationProposals}
      />
    </>
  );
}
