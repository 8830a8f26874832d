import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DeskOutput } from '#contract/desk/desk-route.ts';
import { addHost, listHosts } from '#contract/desk/hosts.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Host = DeskOutput<typeof listHosts>['list'][number];

const columns: readonly Column<Host>[] = [
  { title: 'Name', cell: ({ name }) => name, text: ({ name }) => name, isShort: true },
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
];

/** The key itself, without the lines around it. */
const keyOf = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, '');

/** Apps that may hand their people over to us. */
export function HostsPage() {
  const signedIn = useSignedIn();
  const name = usePlace().filters.name?.slice(0, 40);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      acts={
        mayAsk(signedIn, addHost) && <Button onClick={() => setAdding(true)}>Add a host</Button>
      }
      title="Host apps"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={columns}
        empty={name ? 'No host fits.' : 'No app hands its people over to us.'}
        input={name ? { name } : {}}
        keyOf={({ name }) => name}
        name="Host apps"
        route={listHosts}
      />
      {isAdding && <AddForm onClose={() => setAdding(false)} />}
    </Page>
  );
}

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const add = useAct(addHost, { done: 'Added.', onDone: onClose });
  return (
    <ActForm
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate({ name, origin: origin.trim(), publicKey })}
      problem={add.error?.message}
      submit="Add the host"
      title="Add a host app"
    >
      <TextInput
        description="2 to 32 small letters, digits or dashes."
        label="Name"
        maxLength={32}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <TextInput
        description="When its pages show ours in a frame, such as https://shop.example."
        label="Origin"
        maxLength={200}
        onChange={(event) => setOrigin(event.currentTarget.value)}
        value={origin}
      />
      <Textarea
        autosize
        label="Public half of its Ed25519 key, in PEM"
        maxLength={2000}
        minRows={4}
        onChange={(event) => setPublicKey(event.currentTarget.value)}
        required
        value={publicKey}
      />
      <Text c="dimmed" size="sm">
        A key is never replaced. Framing starts to work when the server starts anew.
      </Text>
    </ActForm>
  );
}
