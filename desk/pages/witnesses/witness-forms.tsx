import { Text } from '@mantine/core';
import { useState } from 'react';
import { addWitness, endWitness } from '#contract/desk/witnesses.ts';
import { quorumLeast } from '#domain/transparency/witness.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { NumberInput, TextInput } from '../../parts/inputs.tsx';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { askedFor } from '../approvals/approval-words.ts';

interface Closes {
  /** The current number of witnesses. */
  readonly count: number;
  readonly onClose: () => void;
}

interface QuorumProps {
  readonly of: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Quorum({ of, value, onChange }: QuorumProps) {
  return (
    <NumberInput
      at="quorum"
      description={`How many of the ${of} must cosign: more than half.`}
      label="Quorum"
      max={of}
      min={of === 0 ? 0 : 1}
      onChange={(typed) => onChange(Number(typed))}
      required
      value={value}
    />
  );
}

/** Requests an outside witness to cosign the log. */
export function AddForm({ count, onClose }: Closes) {
  const [verifierKey, setKey] = useState('');
  const [address, setAddress] = useState('');
  const [quorum, setQuorum] = useState(quorumLeast(count + 1));
  const [reason, setReason] = useState('');
  const add = useAct(addWitness, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate({ verifierKey, address: address.trim(), quorum, reason })}
      failure={add.error}
      submit="Request witness"
      title="Add witness"
    >
      <TextInput
        at="verifierKey"
        description="As its operator hands it out: name+id+key."
        label="Verifier key"
        maxLength={300}
        onChange={(event) => setKey(event.currentTarget.value)}
        required
        value={verifierKey}
      />
      <TextInput
        at="address"
        description="Where it takes checkpoints, such as https://witness.example."
        label="Address"
        maxLength={300}
        onChange={(event) => setAddress(event.currentTarget.value)}
        required
        value={address}
      />
      <Quorum of={count + 1} onChange={setQuorum} value={quorum} />
      <StaffReason onChange={setReason} value={reason} />
      <Text c="dimmed" size="sm">
        A witness is worth most when someone else runs it: a merchant, a publisher, an auditor. The
        change itself is written to the log, for everyone to see.
      </Text>
    </ActForm>
  );
}

/** Requests to remove a witness. */
export function EndForm({ name, count, onClose }: Closes & { readonly name: string }) {
  const [quorum, setQuorum] = useState(quorumLeast(count - 1));
  const [reason, setReason] = useState('');
  const end = useAct(endWitness, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      isBusy={end.isPending}
      onClose={onClose}
      onSubmit={() => end.mutate({ witness: name, quorum, reason })}
      failure={end.error}
      submit="Request to end"
      title={`End ${name}`}
    >
      <Quorum of={count - 1} onChange={setQuorum} value={quorum} />
      <StaffReason onChange={setReason} value={reason} />
      <Text c="dimmed" size="sm">
        What it has cosigned stays valid. The change is written to the log.
      </Text>
    </ActForm>
  );
}
