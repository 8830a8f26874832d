import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { enterByLink, joinByLink, lookAtLink } from '#contract/desk/access.ts';
import { useAct, useRead } from '../api/use-ask.ts';
import { goTo, usePlace } from '../location/use-place.ts';

/** Where a one-time link leads: into the demo, or to choosing a password and one-time codes. */
export function LinkPage() {
  const { filters } = usePlace();
  const token = filters.token ?? '';
  const queries = useQueryClient();
  const link = useRead(lookAtLink, { token });
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
    else join.mutate({ token, ...form });
  };
  const problem = link.error ?? enter.error ?? join.error;
  return (
    <main className="desk-middle">
      <Paper component="section" maw={420} p="xl" shadow="sm" w="100%" withBorder>
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h3">
              {link.data ? `Welcome, ${link.data.name}` : 'Reachbook desk'}
            </Title>
            {link.data?.purpose === 'enter' && (
              <Text>This is a demo: the link alone lets you in, once, and SIM is play money.</Text>
            )}
            {link.data?.secret && link.data.address && (
              <>
                <Text>
                  1. Scan this with an app for one-time codes, or type the secret into it.
                </Text>
                <Picture text={link.data.address} />
                <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {link.data.secret}
                </Text>
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
                  label="3. The code that the app shows now"
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
                {link.data.purpose === 'enter' ? 'Look around' : 'Join the desk'}
              </Button>
            ) : (
              <Button component="a" href="#/" variant="default">
                To the sign-in
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </main>
  );
}

/** The address as a picture that a phone can read. */
function Picture({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      aria-label="Secret for one-time codes"
      height={200}
      role="img"
      style={{ background: '#fff', borderRadius: 4, alignSelf: 'center' }}
      viewBox={`0 0 ${size} ${size}`}
      width={200}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
