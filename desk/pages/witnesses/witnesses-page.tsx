import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { addWitness, endWitness, listWitnesses } from '#contract/desk/witnesses.ts';
import type { Output } from '#contract/route.ts';
import type { WitnessProblem } from '#domain/transparency/witness.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { AddForm, EndForm } from './witness-forms.tsx';

type Known = Output<typeof listWitnesses>;
type Witness = Known['list'][number];

/** What is wrong, and what can be done about it. */
const problemWords = {
  away: 'does not answer',
  unknown_log: 'does not know this log or its key: give its operator the name and key above',
  fork: 'has seen another history and refuses this one',
  ahead: 'has seen more of the log than there is here: was an old backup restored?',
  garbage: 'answers with something that isn’t a cosignature',
} as const satisfies Record<WitnessProblem, string>;

function stateOf({ problem, since, tries, nextAt }: Witness): string {
  if (problem === null) return '';
  const again = nextAt === null ? '' : `, asked again ${shownTime(nextAt)}`;
  const from = since === null ? '' : `, since ${shownTime(since)}`;
  return `${problemWords[problem]}${from} (${tries} tries${again})`;
}

const cosignedOf = ({ cosigned }: Witness): string =>
  cosigned === null ? 'nothing yet' : `${cosigned.size} entries, ${shownTime(cosigned.at)}`;

const columns: readonly Column<Witness>[] = [
  {
    title: 'Name',
    cell: ({ name }) => (
      <>
        {name} <WaitingMark kinds={['witness-end']} subject={name} />
      </>
    ),
    text: ({ name }) => name,
    isShort: true,
  },
  {
    title: 'Verifier key',
    cell: ({ key }) => <code className="desk-key">{key}</code>,
    text: ({ key }) => key,
  },
  { title: 'Address', cell: ({ address }) => address, text: ({ address }) => address },
  { title: 'Cosigned last', cell: cosignedOf, text: cosignedOf, isShort: true },
  {
    title: 'State',
    cell: (witness) => (
      <>
        <Badge color={witness.problem === null ? 'teal' : 'red'}>
          {witness.problem === null ? 'Cosigning' : 'Not cosigning'}
        </Badge>{' '}
        {stateOf(witness)}
      </>
    ),
    text: stateOf,
  },
  {
    title: 'Added',
    cell: ({ addedBy, addedAt }) => `${shownTime(addedAt)} by ${addedBy}`,
    text: ({ addedBy, addedAt }) => `${addedAt} ${addedBy}`,
  },
];

function LogFacts({ known }: { readonly known: Known }) {
  const { origin, keys, size, cosignedSize, quorum, list } = known;
  return (
    <Facts
      facts={[
        ['Log', <code key="log">{origin ?? 'none yet'}</code>],
        ['Key', <code key="key">{keys[0] ?? 'none yet'}</code>],
        ['Entries', `${size}, of which a quorum has cosigned ${cosignedSize}`],
        ['Quorum', list.length === 0 ? 'no witnesses' : `${quorum} of ${list.length}`],
      ]}
    />
  );
}

/** The outside witnesses of the log of roots and keys. */
export function WitnessesPage() {
  const signedIn = useSignedIn();
  const { data: known } = useRead(listWitnesses, {}, 30_000);
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Witness | null>(null);
  const acts: Column<Witness> = {
    title: 'Actions',
    cell: (witness) => (
      <Button onClick={() => setEnding(witness)} size="xs" variant="default">
        End
      </Button>
    ),
    text: () => '',
    isActs: true,
  };
  const count = known?.list.length ?? 0;
  return (
    <Page
      acts={
        mayAsk(signedIn, addWitness) && <Button onClick={() => setAdding(true)}>Add witness</Button>
      }
      mark={<WaitingMark kinds={['witness']} />}
      title="Witnesses"
    >
      {known && (
        <Stack>
          {known.isLate && (
            <Alert color="red" role="alert" title="A root is late: no quorum has cosigned it">
              Partners are told so. Look at the state of each witness below.
            </Alert>
          )}
          <Text size="sm">
            Witnesses are programs that others run. Each cosigns the log of roots and keys only if
            it extends what it cosigned before, so history can’t be rewritten unseen.
          </Text>
          <LogFacts known={known} />
          <WholeTable
            columns={mayAsk(signedIn, endWitness) ? [...columns, acts] : columns}
            empty="No witnesses yet: only the network itself vouches for its history."
            keyOf={({ name }) => name}
            name="Witnesses"
            rows={known.list}
          />
        </Stack>
      )}
      {isAdding && <AddForm count={count} onClose={() => setAdding(false)} />}
      {ending && <EndForm count={count} name={ending.name} onClose={() => setEnding(null)} />}
    </Page>
  );
}
