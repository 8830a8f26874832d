import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '#contract/desk/chats.ts';
import type { Output } from '#contract/route.ts';
import { chatLengthMax } from '#domain/chat/message.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { usePlace } from '../../location/use-place.ts';
import { DetailDrawer } from '../../parts/detail-drawer.tsx';
import { ExportButton } from '../../parts/export-button.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { shownTime } from '../../parts/shown.ts';

type Canned = Output<typeof listCannedAnswers>['list'][number];

const columns = [
  { title: 'Title', text: ({ title }: Canned) => title },
  { title: 'Text', text: ({ text }: Canned) => text },
  { title: 'Changed by', text: ({ changedBy }: Canned) => changedBy },
  { title: 'Changed', text: ({ changedAt }: Canned) => changedAt },
];

const blank = { id: null, version: 0, title: '', text: '' };

/** Canned replies shared by all staff. */
export function CannedAnswers({ onClose }: { readonly onClose: () => void }) {
  const ready = useRead(listCannedAnswers, {});
  const [editing, setEditing] = useState<Canned | typeof blank | null>(null);
  const remove = useAct(removeCannedAnswer, { done: 'Removed.' });
  const words = usePlace().filters.words?.toLowerCase() ?? '';
  const rows = (ready.data?.list ?? []).filter(({ title, text }) =>
    `${title}\n${text}`.toLowerCase().includes(words),
  );
  return (
    <DetailDrawer onClose={onClose} title="Saved answers">
      <Stack>
        {ready.data?.list.length === 0 && (
          <Text c="dimmed">None yet. Write frequent answers once and reuse them.</Text>
        )}
        <TextFilter label="Words" name="words" />
        {rows.map((one) => (
          <div className="desk-canned" key={one.id}>
            <Text fw={600}>{one.title}</Text>
            <p className="desk-said-text">{one.text}</p>
            <Text c="dimmed" size="xs">
              {one.changedBy}, {shownTime(one.changedAt)}
            </Text>
            <Group gap="xs" mt={4}>
              <Button
                aria-label={`Change ${one.title}`}
                onClick={() => setEditing(one)}
                size="xs"
                variant="default"
              >
                Change
              </Button>
              <Button
                aria-label={`Remove ${one.title}`}
                onClick={() => remove.mutate({ id: one.id, version: one.version })}
                size="xs"
                variant="default"
              >
                Remove
              </Button>
            </Group>
          </div>
        ))}
        <Group>
          <Button onClick={() => setEditing(blank)}>New answer</Button>
          {rows.length > 0 && (
            <ExportButton
              columns={columns}
              name="Saved answers"
              read={async () => ({ rows, isCut: false })}
            />
          )}
        </Group>
      </Stack>
      {editing && <CannedForm canned={editing} onClose={() => setEditing(null)} />}
    </DetailDrawer>
  );
}

interface CannedFormProps {
  readonly canned: Canned | typeof blank;
  readonly onClose: () => void;
}

function CannedForm({ canned, onClose }: CannedFormProps) {
  const { id, version, title, text } = canned;
  const save = useAct(saveCannedAnswer, { done: 'Saved.', onDone: onClose });
  return (
    <FieldsForm
      fields={[
        { name: 'title', label: 'Title', kind: 'line', initial: title, lengthMax: 80 },
        { name: 'text', label: 'Text', kind: 'text', initial: text, lengthMax: chatLengthMax },
      ]}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={(words) => save.mutate({ id, version, ...words })}
      failure={save.error}
      submit="Save"
      title={id ? 'Edit answer' : 'New answer'}
    />
  );
}
