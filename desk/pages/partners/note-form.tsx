import { Text } from '@mantine/core';
import { useState } from 'react';
import { notePartner } from '#contract/desk/partners.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { emptyWords, WhyFields } from './why-fields.tsx';

interface NoteFormProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Writes a note for others at the desk. The partner can read it too. */
export function NoteForm({ id, onClose }: NoteFormProps) {
  const [words, setWords] = useState(emptyWords);
  const note = useAct(notePartner, { done: 'Note added.', onDone: onClose });
  return (
    <ActForm
      isBusy={note.isPending}
      onClose={onClose}
      onSubmit={() => note.mutate({ id, ...words })}
      failure={note.error}
      submit="Add note"
      title="Add a note"
    >
      <Text size="sm">
        It appears in the timeline for all staff. It can’t be changed or removed, only followed by
        another.
      </Text>
      <WhyFields label="Note" onChange={setWords} words={words} />
    </ActForm>
  );
}
