import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import {
  askProofPasskey,
  proveByCode,
  proveByPasskey,
  proveInDemo,
  showMeans,
} from '#contract/desk/proof.ts';
import { toSignedAssertion } from '#contract/webauthn.ts';
import { ask } from '../api/ask.ts';
import { setProver } from '../api/prover.ts';
import { useRead } from '../api/use-ask.ts';
import { CodeInput } from '../parts/code-input.tsx';
import { useFocusBack } from '../parts/focus-back.ts';

interface Asked {
  readonly isWhole: boolean;
  readonly answer: (isProved: boolean) => void;
}

/** Opens when a call needs a fresh second factor, then repeats the call. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    setProver(
      (isWhole) =>
        new Promise((resolve) => {
          setAsked({
            isWhole,
            answer: (isProved) => {
              setAsked(null);
              resolve(isProved);
            },
          });
        }),
    );
    return () => setProver(null);
  }, []);
  return asked && <ProofForm {...asked} />;
}

async function givePasskey(): Promise<void> {
  const optionsJSON = await ask(askProofPasskey, {});
  const response = await startAuthentication({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  await ask(proveByPasskey, { response: toSignedAssertion(response) });
}

function ProofForm({ isWhole, answer }: Asked) {
  useFocusBack();
  const means = useRead(showMeans, {}).data;
  const [form, setForm] = useState({ password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = async (give: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await give();
      answer(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong.');
      setBusy(false);
    }
  };
  const { password, code } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside a form, which must not be submitted by it.
    event.stopPropagation();
    if (means?.isDemoEntry) void prove(() => ask(proveInDemo, {}));
    else void prove(() => ask(proveByCode, isWhole ? { password, code } : { code }));
  };
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={() => answer(false)}
      opened
      title="Confirm it’s you"
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          {means?.isDemoEntry && (
            <Text>
              You joined this demo through its link, so you have no second factor. A live network
              asks for one here.
            </Text>
          )}
          {means?.hasCodes && isWhole && (
            <PasswordInput
              autoComplete="current-password"
              label="Current password"
              onChange={({ currentTarget: { value } }) => setForm({ ...form, password: value })}
              required
              value={password}
            />
          )}
          {means?.hasCodes && (
            <CodeInput
              at="code"
              label="One-time code"
              onChange={(value) => setForm({ ...form, code: value })}
              value={code}
            />
          )}
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button onClick={() => answer(false)} variant="default">
              Cancel
            </Button>
            {means?.hasPasskeys && browserSupportsWebAuthn() && (
              <Button disabled={isBusy} onClick={() => prove(givePasskey)} variant="default">
                Use a passkey
              </Button>
            )}
            {(means?.hasCodes || means?.isDemoEntry) && (
              <Button loading={isBusy} type="submit">
                Confirm
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
