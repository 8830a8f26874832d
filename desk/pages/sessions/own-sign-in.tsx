import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { askNewSecret, changeOwnPassword, changeOwnSecret } from '#contract/desk/access.ts';
import { staffPasswordLengthMin } from '#domain/desk/staff-password.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { CodeInput } from '../../parts/code-input.tsx';
import { PasswordInput } from '../../parts/inputs.tsx';
import { SecretPicture } from '../../parts/secret-picture.tsx';

/** A new password or authenticator, after proving the current ones. */
export function OwnSignIn() {
  const [doing, setDoing] = useState<'password' | 'codes' | null>(null);
  const close = () => setDoing(null);
  return (
    <>
      <Title order={2} size="h4">
        Password and one-time codes
      </Title>
      <Group>
        <Button onClick={() => setDoing('password')} variant="default">
          Change password
        </Button>
        <Button onClick={() => setDoing('codes')} variant="default">
          Move one-time codes to another phone
        </Button>
      </Group>
      {doing === 'password' && <PasswordForm onClose={close} />}
      {doing === 'codes' && <CodesForm onClose={close} />}
    </>
  );
}

interface FormProps {
  readonly onClose: () => void;
}

const done = 'Changed. Your other devices are logged out.';

function PasswordForm({ onClose }: FormProps) {
  const [newPassword, setNewPassword] = useState('');
  const change = useAct(changeOwnPassword, { done, onDone: onClose });
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ newPassword })}
      failure={change.error}
      submit="Change password"
      title="Change password"
    >
      <PasswordInput
        at="newPassword"
        autoComplete="new-password"
        description={`At least ${staffPasswordLengthMin} characters`}
        label="New password"
        onChange={(event) => setNewPassword(event.currentTarget.value)}
        required
        value={newPassword}
      />
    </ActForm>
  );
}

function CodesForm({ onClose }: FormProps) {
  const [newCode, setNewCode] = useState('');
  const make = useAct(askNewSecret);
  const change = useAct(changeOwnSecret, { done, onDone: onClose });
  const made = make.data;
  return (
    <ActForm
      isBusy={make.isPending || change.isPending}
      onClose={onClose}
      onSubmit={() => (made ? change.mutate({ sealed: made.sealed, newCode }) : make.mutate({}))}
      failure={make.error ?? change.error}
      submit={made ? 'Use new codes' : 'Show new secret'}
      title="Move one-time codes to another phone"
    >
      {made ? (
        <>
          <Text>Scan this with the other phone, or enter the secret in its app.</Text>
          <SecretPicture address={made.address} secret={made.secret} />
          <CodeInput
            at="newCode"
            label="Code shown on the new phone"
            onChange={setNewCode}
            value={newCode}
          />
        </>
      ) : (
        <Text>Codes from the old phone stay valid until you enter one from the new phone.</Text>
      )}
    </ActForm>
  );
}
