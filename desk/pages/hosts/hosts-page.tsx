import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { addHost, endHost, listHosts } from '#contract/desk/hosts.ts';
import type { Output } from '#contract/route.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { AddForm, EndForm, KeyForm } from './host-forms.tsx';

export type Host = Output<typeof listHosts>['list'][number];

const columns: readonly Column<Host>[] = [
  {
    title: 'Name',
    cell: ({ name }) => (
      <>
        {name} <WaitingMark kinds={['host-key']} subject={name} />
      </>
    ),
    text: ({ name }) => name,
    isShort: true,
  },
  { title: 'Origin', cell: ({ origin }) => origin ?? '–', text: ({ origin }) => origin ?? '' },
  {
    title: 'Public key',
    cell: ({ publicKey }) => <code className="desk-key">{keyOf(publicKey)}</code>,
    text: ({ publicKey }) => keyOf(publicKey),
  },
  { title: 'Added by', cell: ({ addedBy }) => addedBy, text: ({ addedBy }) => addedBy },
  {
    title: 'Added',
    cell: ({ addedAt }) => shownTime(addedAt),
    text: ({ addedAt }) => addedAt,
    isShort: true,
  },
  {
    title: 'State',
    cell: (host) => (
      <>
        <Badge color={host.ended ? 'gray' : 'teal'}>{host.ended ? 'Ended' : 'In use'}</Badge>{' '}
        {stateOf(host)}
      </>
    ),
    text: stateOf,
  },
];

function stateOf({ ended, oldUntil }: Host): string {
  if (ended) return `${shownTime(ended.at)} by ${ended.by}: ${ended.reason}`;
  const isTurning = oldUntil !== null && new Date(oldUntil) > new Date();
  return isTurning ? `the old key too until ${shownTime(oldUntil)}` : '';
}

/** The key itself, without the PEM header and footer. */
const keyOf = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, '');

/** Apps that may hand over users to us. */
export function HostsPage() {
  const signedIn = useSignedIn();
  const name = usePlace().filters.name?.slice(0, 40);
  const [isAdding, setAdding] = useState(false);
  const [turning, setTurning] = useState<Host | null>(null);
  const [ending, setEnding] = useState<Host | null>(null);
  const acts: Column<Host> = {
    title: 'Actions',
    cell: (host) =>
      host.ended ? null : (
        <Group gap="xs" wrap="nowrap">
          <Button onClick={() => setTurning(host)} size="xs" variant="default">
            New key
          </Button>
          <Button onClick={() => setEnding(host)} size="xs" variant="default">
            End
          </Button>
        </Group>
      ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={mayAsk(signedIn, addHost) && <Button onClick={() => setAdding(true)}>Add host</Button>}
      mark={<WaitingMark kinds={['host']} />}
      title="Host apps"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={mayAsk(signedIn, endHost) ? [...columns, acts] : columns}
        empty="No host apps yet."
        input={name ? { name } : {}}
        keyOf={({ name }) => name}
        name="Host apps"
        route={listHosts}
      />
      {isAdding && <AddForm onClose={() => setAdding(false)} />}
      {turning && <KeyForm host={turning} onClose={() => setTurning(null)} />}
      {ending && <EndForm host={ending} onClose={() => setEnding(null)} />}
    </Page>
  );
}
