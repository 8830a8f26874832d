import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { endPartnerSession } from '#contract/desk/partners.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { ShownPartner } from './partner-page.tsx';
import { emptyWords, WhyFields } from './why-fields.tsx';

/** Where the partner is logged in. Ending a session is told to the partner. */
export function PartnerSessions({ partner }: { readonly partner: ShownPartner }) {
  const signedIn = useSignedIn();
  const [ending, setEnding] = useState<string | null>(null);
  const mayEnd = mayAsk(signedIn, endPartnerSession);
  if (partner.sessions.length === 0) {
    return <Text c="dimmed">This partner is logged in nowhere.</Text>;
  }
  return (
    <div className="desk-table">
      <Table aria-label="Sessions" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {['Device', 'Address', 'Since', 'Last used'].map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {partner.sessions.map(({ id, device, address, createdAt, usedAt }) => (
            <Table.Tr key={id}>
              <Table.Td>{device.slice(0, 100) || 'unknown'}</Table.Td>
              <Table.Td className="desk-short">{address}</Table.Td>
              <Table.Td className="desk-short">{shownTime(createdAt)}</Table.Td>
              <Table.Td className="desk-short">{shownTime(usedAt)}</Table.Td>
              <Table.Td className="desk-number">
                {mayEnd && (
                  <Button onClick={() => setEnding(id)} size="xs" variant="default">
                    End
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {ending && <EndForm id={partner.id} onClose={() => setEnding(null)} sessionId={ending} />}
    </div>
  );
}

interface EndProps {
  readonly id: string;
  readonly sessionId: string;
  readonly onClose: () => void;
}

function EndForm({ id, sessionId, onClose }: EndProps) {
  const [words, setWords] = useState(emptyWords);
  const end = useAct(endPartnerSession, { done: 'The session has ended.', onDone: onClose });
  return (
    <ActForm
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={() => end.mutate({ id, sessionId, ...words })}
      problem={end.error?.message}
      submit="End the session"
      title="End a session"
    >
      <WhyFields onChange={setWords} words={words} />
    </ActForm>
  );
}
