import { Text } from '@mantine/core';
import { useState } from 'react';
import { addAuditor, endAuditor, takeAudit } from '#contract/desk/audits.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { FileInput, TextInput } from '../../parts/inputs.tsx';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { askedFor } from '../approvals/approval-words.ts';

interface Closes {
  readonly onClose: () => void;
}

/** Submits a result that an auditor has signed. */
export function TakeForm({ onClose }: Closes) {
  const [file, setFile] = useState<File | null>(null);
  const take = useAct(takeAudit, { done: 'Submitted. It’s public now.', onDone: onClose });
  const send = async () => take.mutate({ result: (await file?.text()) ?? '' });
  return (
    <ActForm
      failure={take.error}
      isBusy={take.isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      submit="Submit"
      title="Submit a result"
    >
      <FileInput
        at="result"
        description="The file that the auditor’s program signed."
        label="Result"
        onChange={setFile}
        required
        value={file}
      />
      <Text c="dimmed" size="sm">
        It will be public, whatever it says, for good.
      </Text>
    </ActForm>
  );
}

/** Requests to register an auditor's key. */
export function AddAuditorForm({ onClose }: Closes) {
  const [name, setName] = useState('');
  const [publicKey, setKey] = useState('');
  const [reason, setReason] = useState('');
  const add = useAct(addAuditor, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      failure={add.error}
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate({ name, publicKey: publicKey.trim(), reason })}
      submit="Request auditor"
      title="Add auditor"
    >
      <TextInput
        at="name"
        description="Shown to everyone next to the results."
        label="Name"
        maxLength={120}
        minLength={2}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <TextInput
        at="publicKey"
        description="As the auditor’s program printed it. Compare it with the auditor by phone."
        label="Public key"
        maxLength={60}
        onChange={(event) => setKey(event.currentTarget.value)}
        required
        value={publicKey}
      />
      <StaffReason onChange={setReason} value={reason} />
    </ActForm>
  );
}

/** Requests to accept no more results signed with a key. */
export function EndAuditorForm({ auditor, onClose }: Closes & { readonly auditor: string }) {
  const [reason, setReason] = useState('');
  const end = useAct(endAuditor, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      failure={end.error}
      isBusy={end.isPending}
      onClose={onClose}
      onSubmit={() => end.mutate({ auditor, reason })}
      submit="Request end"
      title={`End ${auditor}`}
    >
      <StaffReason onChange={setReason} value={reason} />
      <Text c="dimmed" size="sm">
        What was submitted stays public.
      </Text>
    </ActForm>
  );
}
