import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { enterByLink, joinByLink, lookAtLink } from '#contract/desk/access.ts';
import { useAct, useRead } from '../api/use-ask.ts';
import { goTo, usePlace } from '../location/use-place.ts';
import { SecretPicture } from '../parts/secret-picture.tsx';

/** The target of a one-time link: into the demo, or to setting a password and one-time codes. */
export function LinkPage() {
  const { filters } = usePlace();
  const token = filters.token ?? '';
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const link = useRead(lookAtLink, { token, word: '' });
  const opened = useRead(lookAtLink, { token, word });
  const [form, setForm] = useState({ password: '', code: '' });
  const arrive = async () => {
    goTo('/');
    await queries.resetQueries();
  };
  const enter = useAct(enterByLink, { onDone: arrive });
  const join = useAct(joinByLink, { onDone: arrive });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (link.data?.purpose === 'enter') enter.mutate({ token });
    else if (opened.data?.secret) join.mutate({ token, word, ...form });
    else setWord(typed);
  };
  const problem = link.error ?? opened.error ?? enter.error ?? join.error;
  const isWordMissing = link.data?.needsWord && !opened.data?.secret;
  return (
    <main className="desk-middle">
      <Paper component="section" maw={420} p="xl" shadow="sm" w="100%" withBorder>
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h3">
              {link.data ? `Welcome, ${link.data.name}` : 'Reachbook desk'}
            </Title>
            {link.data?.purpose === 'enter' && (
              <Text>This is a demo: the link alone lets you in, once. SIM is play money.</Text>
            )}
            {isWordMissing && (
              <TextInput
                autoComplete="off"
                description="One admin gives you the link, another tells you the code word."
                label="Code word"
                maxLength={40}
                onChange={({ currentTarget: { value } }) => setTyped(value)}
                required
                value={typed}
              />
            )}
            {opened.data?.secret && opened.data.address && (
              <>
                <Text>1. Scan this with an authenticator app, or enter the secret in it.</Text>
                <SecretPicture address={opened.data.address} secret={opened.data.secret} />
                <PasswordInput
                  autoComplete="new-password"
                  label="2. Choose a password"
                  onChange={({ currentTarget: { value } }) =>
                    setForm((before) => ({ ...before, password: value }))
                  }
                  required
                  value={form.password}
                />
                <TextInput
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  label="3. The code the app shows now"
                  maxLength={6}
                  onChange={({ currentTarget: { value } }) =>
                    setForm((before) => ({ ...before, code: value }))
                  }
                  pattern="[0-9]{6}"
                  required
                  value={form.code}
                />
              </>
            )}
            {problem && (
              <Alert color="red" role="alert">
                {problem.message}
              </Alert>
            )}
            {link.data ? (
              <Button loading={enter.isPending || join.isPending} type="submit">
                {isWordMissing ? 'Continue' : nextOf(link.data.purpose)}
              </Button>
            ) : (
              <Button component="a" href="#/" variant="default">
                Go to login
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </main>
  );
}

const nextOf = (purpose: 'join' | 'enter') =>
  purpose === 'enter' ? 'Look around' : 'Join the desk';
