import { Button } from '@mantine/core';
import { useState } from 'react';
import { endPartnerSession } from '#contract/desk/partners.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { DeviceName } from '../../parts/device-name.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import type { ShownPartner } from './partner-page.tsx';
import { whyFields } from './why-fields.ts';

type Session = ShownPartner['sessions'][number];

const columns: readonly Column<Session>[] = [
  {
    title: 'Device',
    cell: ({ device }) => <DeviceName device={device} />,
    text: ({ device }) => device,
  },
  {
    title: 'Address',
    cell: ({ address }) => address,
    text: ({ address }) => address,
    isShort: true,
  },
  {
    title: 'Since',
    cell: ({ createdAt }) => shownTime(createdAt),
    text: ({ createdAt }) => createdAt,
    isShort: true,
  },
  {
    title: 'Last used',
    cell: ({ usedAt }) => shownTime(usedAt),
    text: ({ usedAt }) => usedAt,
    isShort: true,
  },
];

/** Where the partner is logged in. The partner is told when a session is ended. */
export function PartnerSessions({ partner }: { readonly partner: ShownPartner }) {
  const signedIn = useSignedIn();
  const [ending, setEnding] = useState<string | null>(null);
  const acts: Column<Session> = {
    title: 'Actions',
    cell: ({ id }) => (
      <Button onClick={() => setEnding(id)} size="xs" variant="default">
        Log out
      </Button>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <>
      <WholeTable
        columns={mayAsk(signedIn, endPartnerSession) ? [...columns, acts] : columns}
        empty="This partner isn’t logged in anywhere."
        keyOf={({ id }) => id}
        name="Devices"
        rows={partner.sessions}
      />
      {ending && <EndForm id={partner.id} onClose={() => setEnding(null)} sessionId={ending} />}
    </>
  );
}

interface EndProps {
  readonly id: string;
  readonly sessionId: string;
  readonly onClose: () => void;
}

function EndForm({ id, sessionId, onClose }: EndProps) {
  const end = useAct(endPartnerSession, { done: 'Device logged out.', onDone: onClose });
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(words) => end.mutate({ id, sessionId, ...words })}
      failure={end.error}
      submit="Log out device"
      title="Log out device"
    />
  );
}
