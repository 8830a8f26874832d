import { Badge, Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addPasskey,
  askNewPasskey,
  endDeskSession,
  listDeskSessions,
  removePasskey,
} from '#contract/desk/access.ts';
import { newPasskeyOf } from '#contract/webauthn.ts';
import { ask } from '../../api/ask.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { DeviceName } from '../../parts/device-name.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { OwnSignIn } from './own-sign-in.tsx';

/** One's own sessions and passkeys. */
export function SessionsPage() {
  const own = useRead(listDeskSessions, {});
  const sessionKeys = useRowKeys(own.data?.sessions.length ?? 0);
  const passkeyKeys = useRowKeys(own.data?.passkeys.length ?? 0);
  const end = useAct(endDeskSession, { done: 'Session ended.' });
  const remove = useAct(removePasskey, { done: 'Passkey removed.' });
  return (
    <Page title="My sessions">
      <Stack>
        <TableFrame name="My sessions">
          <Table aria-label="My sessions" verticalSpacing="xs">
            <Heads titles={['Device', 'Address', 'Last used']} />
            <Table.Tbody {...sessionKeys.body}>
              {own.data?.sessions.map(({ id, device, address, usedAt, isThis }, at) => (
                <Table.Tr key={id} {...sessionKeys.row(at)}>
                  <Table.Td>
                    <DeviceName device={device} />
                  </Table.Td>
                  <Table.Td>{address}</Table.Td>
                  <Table.Td>{shownTime(usedAt)}</Table.Td>
                  <Table.Td>
                    {isThis ? (
                      <Badge>This one</Badge>
                    ) : (
                      <Button onClick={() => end.mutate({ id })} size="xs" variant="default">
                        End
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
        <Title order={2} size="h4">
          Passkeys
        </Title>
        {own.data?.passkeys.length === 0 && (
          <Text c="dimmed" size="sm">
            No passkeys yet. With one you sign in without a password and a code.
          </Text>
        )}
        {own.data && own.data.passkeys.length > 0 && (
          <TableFrame name="Passkeys">
            <Table aria-label="Passkeys" verticalSpacing="xs">
              <Heads titles={['Name', 'Made', 'Last used']} />
              <Table.Tbody {...passkeyKeys.body}>
                {own.data.passkeys.map(({ id, label, madeAt, usedAt }, at) => (
                  <Table.Tr key={id} {...passkeyKeys.row(at)}>
                    <Table.Td>{label}</Table.Td>
                    <Table.Td>{shownTime(madeAt)}</Table.Td>
                    <Table.Td>{shownTime(usedAt)}</Table.Td>
                    <Table.Td>
                      <Button onClick={() => remove.mutate({ id })} size="xs" variant="default">
                        Remove
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
        )}
        {browserSupportsWebAuthn() && <NewPasskey />}
        <OwnSignIn />
      </Stack>
    </Page>
  );
}

function Heads({ titles }: { readonly titles: readonly string[] }) {
  return (
    <Table.Thead>
      <Table.Tr>
        {titles.map((title) => (
          <Table.Th key={title} scope="col">
            {title}
          </Table.Th>
        ))}
        <Table.Th scope="col">Actions</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function NewPasskey() {
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const add = async () => {
    try {
      const asked = await ask(askNewPasskey, {});
      const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      await ask(addPasskey, { label, response: newPasskeyOf(response) });
      await queries.invalidateQueries();
      setLabel('');
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Something went wrong.';
      notifications.show({ message, color: 'red' });
    }
  };
  return (
    <Group align="end">
      <TextInput
        label="Device name"
        maxLength={60}
        onChange={(event) => setLabel(event.currentTarget.value)}
        value={label}
      />
      <Button onClick={add}>Add passkey</Button>
    </Group>
  );
}
