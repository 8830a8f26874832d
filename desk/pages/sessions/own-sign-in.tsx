import { Button, Group, PasswordInput, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { askNewSecret, changeOwnPassword, changeOwnSecret } from '#contract/desk/access.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { SecretPicture } from '../../parts/secret-picture.tsx';

/** Another password or another phone for one-time codes, with the present ones. */
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
          Change the password
        </Button>
        <Button onClick={() => setDoing('codes')} variant="default">
          One-time codes on another phone
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

const done = 'Changed. Your other sessions have ended.';

function PasswordForm({ onClose }: FormProps) {
  const [form, setForm] = useState({ password: '', code: '', newPassword: '' });
  const change = useAct(changeOwnPassword, { done, onDone: onClose });
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate(form)}
      problem={change.error?.message}
      submit="Change the password"
      title="Change the password"
    >
      <Present onChange={(given) => setForm((before) => ({ ...before, ...given }))} {...form} />
      <PasswordInput
        autoComplete="new-password"
        label="New password"
        onChange={({ currentTarget: { value } }) =>
          setForm((before) => ({ ...before, newPassword: value }))
        }
        required
        value={form.newPassword}
      />
    </ActForm>
  );
}

function CodesForm({ onClose }: FormProps) {
  const [form, setForm] = useState({ password: '', code: '' });
  const [newCode, setNewCode] = useState('');
  const make = useAct(askNewSecret);
  const change = useAct(changeOwnSecret, { done, onDone: onClose });
  const made = make.data;
  return (
    <ActForm
      isBusy={make.isPending || change.isPending}
      onClose={onClose}
      onSubmit={() =>
        made ? change.mutate({ ...form, sealed: made.sealed, newCode }) : make.mutate({})
      }
      problem={make.error?.message ?? change.error?.message}
      submit={made ? 'Use the new codes' : 'Show a new secret'}
      title="One-time codes on another phone"
    >
      {made ? (
        <>
          <Text>Scan this with the other phone, or type the secret into its app.</Text>
          <SecretPicture address={made.address} secret={made.secret} />
          <CodeInput
            label="The code that the new one shows"
            onChange={setNewCode}
            value={newCode}
          />
          <Present onChange={(given) => setForm((before) => ({ ...before, ...given }))} {...form} />
        </>
      ) : (
        <Text>The codes of the old phone stay good until you have typed one of the new.</Text>
      )}
    </ActForm>
  );
}

interface PresentProps {
  readonly password: string;
  readonly code: string;
  readonly onChange: (given: { password?: string; code?: string }) => void;
}

function Present({ password, code, onChange }: PresentProps) {
  return (
    <>
      <PasswordInput
        autoComplete="current-password"
        label="Present password"
        onChange={({ currentTarget: { value } }) => onChange({ password: value })}
        required
        value={password}
      />
      <CodeInput
        label="A code of the present phone"
        onChange={(value) => onChange({ code: value })}
        value={code}
      />
    </>
  );
}

interface CodeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CodeInput({ label, value, onChange }: CodeProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      label={label}
      maxLength={6}
      onChange={(event) => onChange(event.currentTarget.value)}
      pattern="[0-9]{6}"
      required
      value={value}
    />
  );
}
