import { Button, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { issueCodes } from '#contract/desk/codes.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { saveText } from '../../parts/save-table.ts';

/** Asks how many and until when, and then shows the codes, once. */
export function IssueForm({ onClose }: { readonly onClose: () => void }) {
  const [count, setCount] = useState(5);
  const [days, setDays] = useState(30);
  const [terms, setTerms] = useState('Opens one account at no cost.');
  const issue = useAct(issueCodes);
  if (issue.data) return <Issued codes={issue.data.codes} onClose={onClose} />;
  return (
    <ActForm
      isBusy={issue.isPending}
      onClose={onClose}
      onSubmit={() => issue.mutate({ count, days, terms })}
      problem={issue.error?.message}
      submit="Issue codes"
      title="Issue authorization codes"
    >
      <NumberInput
        label="How many"
        max={1000}
        min={1}
        onChange={(value) => setCount(Number(value))}
        required
        value={count}
      />
      <NumberInput
        label="Valid for days"
        max={365}
        min={1}
        onChange={(value) => setDays(Number(value))}
        required
        value={days}
      />
      <Textarea
        autosize
        description="What the code promises. The newcomer reads it before opening the account."
        label="Terms"
        maxLength={500}
        onChange={(event) => setTerms(event.currentTarget.value)}
        required
        value={terms}
      />
    </ActForm>
  );
}

interface IssuedProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

function Issued({ codes, onClose }: IssuedProps) {
  const text = codes.join('\n');
  return (
    <Modal onClose={onClose} opened size="md" title={`${codes.length} codes issued`}>
      <Stack>
        <Text>They are shown this once: only their digests are kept.</Text>
        <Textarea
          aria-label="Codes"
          autosize
          maxRows={12}
          readOnly
          styles={{ input: { fontFamily: 'monospace' } }}
          value={text}
        />
        <Group justify="flex-end">
          <Button onClick={() => saveText('codes.txt', `${text}\n`, 'text/plain')}>Save</Button>
          <Button onClick={onClose} variant="default">
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
