import { Modal, Stack, Text } from '@mantine/core';
import {
  endSessionOfStaff,
  listSessionsOfStaff,
  removePasskeyOfStaff,
} from '#contract/desk/staff.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { PasskeysTable, SessionsTable } from '../../parts/session-tables.tsx';
import type { Member } from './staff-forms.tsx';

interface StaffSessionsProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another member's sessions and passkeys, which an admin can end. */
export function StaffSessions({ member: { id, name }, onClose }: StaffSessionsProps) {
  const held = useRead(listSessionsOfStaff, { id });
  const end = useAct(endSessionOfStaff, { done: 'Device logged out.' });
  const remove = useAct(removePasskeyOfStaff, { done: 'Passkey removed.' });
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={`${name}’s devices and passkeys`}
    >
      <Stack>
        <Text size="sm">Anything you end here appears in the log.</Text>
        <SessionsTable
          name={`Devices of ${name}`}
          onEnd={(sessionId) => end.mutate({ id, sessionId })}
          sessions={held.data?.sessions ?? []}
        />
        <PasskeysTable
          name={`Passkeys of ${name}`}
          onRemove={(passkeyId) => remove.mutate({ id, passkeyId })}
          passkeys={held.data?.passkeys ?? []}
        />
      </Stack>
    </Modal>
  );
}
