import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
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
import { toNewPasskeyResponse } from '#contract/webauthn.ts';
import { ask } from '../../api/ask.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { Page } from '../../parts/page.tsx';
import { PasskeysTable, SessionsTable } from '../../parts/session-tables.tsx';
import { OwnSignIn } from './own-sign-in.tsx';

/** One's own sessions and passkeys. */
export function SessionsPage() {
  const own = useRead(listDeskSessions, {});
  const end = useAct(endDeskSession, { done: 'Device logged out.' });
  const remove = useAct(removePasskey, { done: 'Passkey removed.' });
  return (
    <Page title="My devices">
      <Stack>
        <SessionsTable
          name="My devices"
          onEnd={(id) => end.mutate({ id })}
          sessions={own.data?.sessions ?? []}
        />
        <Title order={2} size="h4">
          Passkeys
        </Title>
        {own.data?.passkeys.length === 0 && (
          <Text c="dimmed" size="sm">
            No passkeys yet. With one, you log in without a password and a code.
          </Text>
        )}
        {own.data && own.data.passkeys.length > 0 && (
          <PasskeysTable
            name="Passkeys"
            onRemove={(id) => remove.mutate({ id })}
            passkeys={own.data.passkeys}
          />
        )}
        {browserSupportsWebAuthn() && <NewPasskey />}
        <OwnSignIn />
      </Stack>
    </Page>
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
      await ask(addPasskey, { label, response: toNewPasskeyResponse(response) });
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
