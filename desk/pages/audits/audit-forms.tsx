import { Text } from '@mantine/core';
import { useState } from 'react';
import { addAuditor, endAuditor, takeAudit } from '#contract/desk/audits.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { FieldsForm, type FormField } from '../../parts/fields-form.tsx';
import { FileInput } from '../../parts/inputs.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
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

const auditorFields = [
  {
    name: 'name',
    label: 'Name',
    kind: 'line',
    description: 'Shown to everyone next to the results.',
    lengthMax: 120,
  },
  {
    name: 'publicKey',
    label: 'Public key',
    kind: 'line',
    description: 'As the auditor’s program printed it. Compare it with the auditor by phone.',
    lengthMax: 60,
  },
  { name: 'reason', label: 'Reason', kind: 'text', description: 'All staff can see this.' },
] as const satisfies readonly FormField<string>[];

/** Requests to register an auditor's key. */
export function AddAuditorForm({ onClose }: Closes) {
  const add = useAct(addAuditor, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      failure={add.error}
      fields={auditorFields}
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={({ publicKey, ...auditor }) =>
        add.mutate({ ...auditor, publicKey: publicKey.trim() })
      }
      submit="Request auditor"
      title="Add auditor"
    />
  );
}

/** Requests to accept no more results signed with a key. */
export function EndAuditorForm({ auditor, onClose }: Closes & { readonly auditor: string }) {
  const end = useAct(endAuditor, { done: askedFor, onDone: onClose });
  return (
    <ReasonForm
      failure={end.error}
      isBusy={end.isPending}
      onClose={onClose}
      onSubmit={(reason) => end.mutate({ auditor, reason })}
      submit="Request end"
      title={`End ${auditor}`}
    >
      <Text c="dimmed" size="sm">
        What was submitted stays public.
      </Text>
    </ReasonForm>
  );
}
