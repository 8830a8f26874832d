import { Text } from '@mantine/core';
import { notePartner } from '#contract/desk/partners.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { reasonField, referenceField } from './why-fields.ts';

interface NoteFormProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Writes a note for others at the desk. The partner can read it too. */
export function NoteForm({ id, onClose }: NoteFormProps) {
  const note = useAct(notePartner, { done: 'Note added.', onDone: onClose });
  return (
    <FieldsForm
      fields={[{ ...reasonField, label: 'Note' }, referenceField]}
      isBusy={note.isPending}
      onClose={onClose}
      onSubmit={(words) => note.mutate({ id, ...words })}
      failure={note.error}
      submit="Add note"
      title="Add a note"
    >
      <Text size="sm">
        It appears in the timeline for all staff. It can’t be changed or removed, only followed by
        another.
      </Text>
    </FieldsForm>
  );
}
