import { Button, Textarea as Lines, Text } from '@mantine/core';
import { useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import { issueCodes } from '#contract/desk/codes.ts';
import type { Output } from '#contract/route.ts';
import { standardTerms } from '#domain/partner/authorization-code.ts';
import { useAct } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { NumberInput } from '../../parts/inputs.tsx';
import { saveTable } from '../../parts/save-table.ts';
import { OnceDialog } from '../../parts/shown-once.tsx';

/** Asks how many and until when, then shows the codes once. */
export function IssueForm({ onClose }: { readonly onClose: () => void }) {
  const [count, setCount] = useState(5);
  const [days, setDays] = useState(30);
  const [requestId] = useState(newRequestId);
  const issue = useAct(issueCodes);
  if (issue.data) return <Issued issued={issue.data} onClose={onClose} />;
  return (
    <ActForm
      isBusy={issue.isPending}
      onClose={onClose}
      onSubmit={() => issue.mutate({ requestId, count, days })}
      failure={issue.error}
      submit="Issue codes"
      title="Issue authorization codes"
    >
      <NumberInput
        at="count"
        label="Number of codes"
        max={1000}
        min={1}
        onChange={(value) => setCount(Number(value))}
        required
        value={count}
      />
      <NumberInput
        at="days"
        label="Valid for (days)"
        max={365}
        min={1}
        onChange={(value) => setDays(Number(value))}
        required
        value={days}
      />
      <Text size="sm">
        What the new partner reads before opening the account: “{standardTerms}”
      </Text>
    </ActForm>
  );
}

type Batch = Output<typeof issueCodes>;
type Code = Batch['codes'][number];

interface IssuedProps {
  readonly issued: Batch;
  readonly onClose: () => void;
}

function Issued({ issued: { batch, codes, expiresAt }, onClose }: IssuedProps) {
  const { mode } = useSignedIn().installation;
  const text = codes.map(({ code }) => code).join('\n');
  const columns = [
    { title: 'Batch', text: () => batch },
    { title: 'Code id', text: ({ id }: Code) => id },
    { title: 'Code', text: ({ code }: Code) => code },
    { title: 'Expires', text: () => expiresAt },
    { title: 'Terms', text: () => standardTerms },
  ];
  const save = () => saveTable(`Codes ${batch}`, columns, codes, { isDemo: mode === 'demo' });
  return (
    <OnceDialog
      acts={<Button onClick={save}>Save as CSV</Button>}
      onClose={onClose}
      title={`${codes.length} codes issued: batch ${batch}`}
    >
      <Text>Shown only once: we keep just their digests. Save the file now.</Text>
      <Lines
        aria-label="Codes"
        autosize
        maxRows={12}
        readOnly
        styles={{ input: { fontFamily: 'monospace' } }}
        value={text}
      />
    </OnceDialog>
  );
}
