import { Text } from '@mantine/core';
import { useState } from 'react';
import { addHost, endHost, rotateHostKey } from '#contract/desk/hosts.ts';
import { hostNameLengthMax, hostNameLengthMin } from '#domain/partner/host-name.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { NumberInput, Textarea, TextInput } from '../../parts/inputs.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import type { Host } from './hosts-page.tsx';

const nameLengths = `${hostNameLengthMin} to ${hostNameLengthMax}`;

interface Closes {
  readonly onClose: () => void;
}

interface OfHost extends Closes {
  readonly host: Host;
}

interface TextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PublicKey({ value, onChange }: TextProps) {
  return (
    <Textarea
      at="publicKey"
      autosize
      label="Its Ed25519 public key, in PEM"
      maxLength={2000}
      minRows={4}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      value={value}
    />
  );
}

/** Requests to let an app hand over its users. */
export function AddForm({ onClose }: Closes) {
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const [reason, setReason] = useState('');
  const add = useAct(addHost, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate({ name, origin: origin.trim(), publicKey, reason })}
      failure={add.error}
      submit="Request host app"
      title="Add host app"
    >
      <TextInput
        at="name"
        description={`${nameLengths} lower-case letters, digits or dashes.`}
        label="Name"
        maxLength={hostNameLengthMax}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <TextInput
        at="origin"
        description="Only if its pages show ours in a frame, such as https://shop.example."
        label="Origin"
        maxLength={200}
        onChange={(event) => setOrigin(event.currentTarget.value)}
        value={origin}
      />
      <PublicKey onChange={setPublicKey} value={publicKey} />
      <StaffReason onChange={setReason} value={reason} />
      <Text c="dimmed" size="sm">
        Whoever holds the private key can log in on behalf of any partner from this host.
      </Text>
    </ActForm>
  );
}

/** Requests another key for a host. */
export function KeyForm({ host: { name, version }, onClose }: OfHost) {
  const [publicKey, setPublicKey] = useState('');
  const [overlapDays, setOverlap] = useState(7);
  const [reason, setReason] = useState('');
  const rotate = useAct(rotateHostKey, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      isBusy={rotate.isPending}
      onClose={onClose}
      onSubmit={() => rotate.mutate({ name, version, publicKey, overlapDays, reason })}
      failure={rotate.error}
      submit="Request new key"
      title={`New key for ${name}`}
    >
      <PublicKey onChange={setPublicKey} value={publicKey} />
      <NumberInput
        at="overlapDays"
        description="How long the current key stays valid. For a leaked key: 0."
        label="Overlap (days)"
        max={30}
        min={0}
        onChange={(value) => setOverlap(Number(value))}
        required
        value={overlapDays}
      />
      <StaffReason onChange={setReason} value={reason} />
    </ActForm>
  );
}

/** Ends a host at once. This only protects, so one person suffices. */
export function EndForm({ host: { name }, onClose }: OfHost) {
  const end = useAct(endHost, { done: 'Ended, and its users are logged out.', onDone: onClose });
  return (
    <ReasonForm
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => end.mutate({ name, reason })}
      failure={end.error}
      submit="End host"
      title={`End ${name}`}
    >
      <Text size="sm">
        Its users are logged out immediately and can’t log in through it again. This can’t be
        undone, but two people can add the app again under another name.
      </Text>
    </ReasonForm>
  );
}
