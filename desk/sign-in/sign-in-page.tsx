import { Alert, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { askPasskey, signIn, signInByPasskey } from '#contract/desk/access.ts';
import { toSignedAssertion } from '#contract/webauthn.ts';
import { ask } from '../api/ask.ts';

/** The sign-in: a passkey, or name, password and one-time code. */
export function SignInPage() {
  const queries = useQueryClient();
  const [form, setForm] = useState({ name: '', password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      await queries.resetQueries();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => ask(signIn, form));
  };
  const byPasskey = () =>
    attempt(async () => {
      const asked = await ask(askPasskey, {});
      const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      await ask(signInByPasskey, { response: toSignedAssertion(response) });
    });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
    required: true,
  });
  return (
    <main className="desk-middle">
      <Paper component="section" p="xl" shadow="sm" w="100%" maw={380} withBorder>
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h3">
              Reachbook desk
            </Title>
            <TextInput autoComplete="username" label="Name" {...field('name')} />
            <PasswordInput
              autoComplete="current-password"
              label="Password"
              {...field('password')}
            />
            <TextInput
              autoComplete="one-time-code"
              inputMode="numeric"
              label="One-time code"
              maxLength={6}
              pattern="[0-9]{6}"
              {...field('code')}
            />
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            <Button loading={isBusy} type="submit">
              Log in
            </Button>
            {browserSupportsWebAuthn() && (
              <Button disabled={isBusy} onClick={byPasskey} variant="default">
                Log in with a passkey
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </main>
  );
}
