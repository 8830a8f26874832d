import { Alert, Button, Group, Stack, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { decideStaff, listStaffProposals } from '#contract/desk/staff.ts';
import type { Output } from '#contract/route.ts';
import { joinLinkHours } from '#domain/desk/link-life.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { shownTime } from '../../parts/shown.ts';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';

type Waiting = Output<typeof listStaffProposals>['list'][number];

const whatOf = ({ act, roles, isActive }: Waiting): string => {
  if (act === 'link') return 'A new link; everything they log in with stops working';
  const standing = roles.join(', ') || 'no role';
  return act === 'invite'
    ? `Join as ${standing}`
    : `${standing}${isActive ? '' : ' (can’t log in)'}`;
};

/** What one admin proposed about staff, until another has decided. */
export function WaitingStaff() {
  const { name: ownName } = useSignedIn();
  const waiting = useRead(listStaffProposals, {}, queueEveryMs);
  const [link, setLink] = useState<string | null>(null);
  const decide = useAct(decideStaff, {
    done: 'Decided.',
    onDone: (answer) => setLink(answer.link?.address ?? null),
  });
  const list = waiting.data?.list ?? [];
  const keys = useRowKeys(list.length);
  return (
    <>
      {list.length > 0 && (
        <Stack gap="xs" mb="md">
          <Title order={2} size="h4">
            Waiting for a second admin
          </Title>
          <TableFrame name="Waiting for a second admin">
            <Table aria-label="Waiting for a second admin">
              <Table.Tbody {...keys.body}>
                {list.map((one, at) => (
                  <Table.Tr key={one.id} {...keys.row(at)}>
                    <Table.Td>{one.name}</Table.Td>
                    <Table.Td>{whatOf(one)}</Table.Td>
                    <Table.Td>asked by {one.by}</Table.Td>
                    <Table.Td>{shownTime(one.at)}</Table.Td>
                    <Table.Td className="desk-acts">
                      <Group gap="xs" wrap="nowrap">
                        {!isSamePerson(one.by, ownName) && (
                          <Button
                            onClick={() => decide.mutate({ id: one.id, isConfirmed: true })}
                            size="xs"
                          >
                            Confirm
                          </Button>
                        )}
                        <Button
                          onClick={() => decide.mutate({ id: one.id, isConfirmed: false })}
                          size="xs"
                          variant="default"
                        >
                          {isSamePerson(one.by, ownName) ? 'Withdraw' : 'Refuse'}
                        </Button>
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
        </Stack>
      )}
      {link && (
        <ShownOnce
          label="Link"
          onClose={() => setLink(null)}
          title="Link to join"
          value={link}
          warning={
            <Alert color="yellow">
              Make sure the person is who you think they are, and new here.
            </Alert>
          }
        >
          Give it to the person yourself. It’s shown only once and works once, within{' '}
          {joinLinkHours} hours, together with the code word held by the admin who requested it.
        </ShownOnce>
      )}
    </>
  );
}
