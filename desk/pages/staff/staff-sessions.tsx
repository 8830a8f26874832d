import { Button, Modal, Stack, Table, Text } from '@mantine/core';
import {
  endSessionOfStaff,
  listSessionsOfStaff,
  removePasskeyOfStaff,
} from '#contract/desk/staff.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { DeviceName } from '../../parts/device-name.tsx';
import { shownTime } from '../../parts/shown.ts';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import type { Member } from './staff-forms.tsx';

interface StaffSessionsProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another member's sessions and passkeys, which an admin can end. */
export function StaffSessions({ member: { id, name }, onClose }: StaffSessionsProps) {
  const held = useRead(listSessionsOfStaff, { id });
  const sessionKeys = useRowKeys(held.data?.sessions.length ?? 0);
  const passkeyKeys = useRowKeys(held.data?.passkeys.length ?? 0);
  const end = useAct(endSessionOfStaff, { done: 'Session ended.' });
  const remove = useAct(removePasskeyOfStaff, { done: 'Passkey removed.' });
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={`${name}’s sessions and passkeys`}
    >
      <Stack>
        <Text size="sm">Anything you end here appears in the log.</Text>
        <Table aria-label={`Sessions of ${name}`}>
          <Table.Tbody {...sessionKeys.body}>
            {held.data?.sessions.map(({ id: sessionId, device, address, usedAt, isThis }, at) => (
              <Table.Tr key={sessionId} {...sessionKeys.row(at)}>
                <Table.Td>
                  <DeviceName device={device} />
                </Table.Td>
                <Table.Td>{address}</Table.Td>
                <Table.Td>{shownTime(usedAt)}</Table.Td>
                <Table.Td>
                  {!isThis && (
                    <Button
                      onClick={() => end.mutate({ id, sessionId })}
                      size="xs"
                      variant="default"
                    >
                      End
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Table aria-label={`Passkeys of ${name}`}>
          <Table.Tbody {...passkeyKeys.body}>
            {held.data?.passkeys.map(({ id: passkeyId, label, usedAt }, at) => (
              <Table.Tr key={passkeyId} {...passkeyKeys.row(at)}>
                <Table.Td>{label}</Table.Td>
                <Table.Td>used {shownTime(usedAt)}</Table.Td>
                <Table.Td>
                  <Button
                    onClick={() => remove.mutate({ id, passkeyId })}
                    size="xs"
                    variant="default"
                  >
                    Remove
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Modal>
  );
}
