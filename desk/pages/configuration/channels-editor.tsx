import { Button, Fieldset, Stack } from '@mantine/core';
import type { Channel } from '#contract/start-config.ts';
import { Select, TextInput } from '../../parts/inputs.tsx';

interface ChannelsEditorProps {
  readonly value: readonly Channel[];
  readonly onChange: (value: Channel[]) => void;
}

/** The channels in the order in which partners see them. */
export function ChannelsEditor({ value, onChange }: ChannelsEditorProps) {
  const put = (at: number, changed: Partial<Channel>) =>
    onChange(value.map((channel, i) => (i === at ? { ...channel, ...changed } : channel)));
  const add = () =>
    onChange([
      ...value,
      { id: `channel-${value.length + 1}`, label: '', type: 1, url: 'https://' },
    ]);
  return (
    <Stack gap="sm">
      {value.map(({ id, label, type, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its id is typed while it is there
        <Fieldset key={at} legend={`Channel ${at + 1}`}>
          <div className="desk-fields">
            <TextInput
              at={`${at}.id`}
              label="Short name"
              onChange={(event) => put(at, { id: event.currentTarget.value })}
              required
              value={id}
            />
            <TextInput
              at={`${at}.label`}
              label="Shown as"
              onChange={(event) => put(at, { label: event.currentTarget.value })}
              required
              value={label}
            />
            <TextInput
              at={`${at}.url`}
              description="/chat is our own chat."
              label="Address"
              onChange={(event) => put(at, { url: event.currentTarget.value })}
              required
              value={url}
            />
            <Select
              at={`${at}.type`}
              allowDeselect={false}
              data={[
                { value: '1', label: 'inside the app' },
                { value: '2', label: 'in a new window' },
              ]}
              label="Opens"
              onChange={(chosen) => put(at, { type: Number(chosen) })}
              value={type === 1 ? '1' : '2'}
            />
          </div>
          <Button
            mt="sm"
            onClick={() => onChange(value.filter((_, i) => i !== at))}
            size="xs"
            variant="default"
          >
            Remove channel {at + 1}
          </Button>
        </Fieldset>
      ))}
      <Button onClick={add} variant="default">
        Add channel
      </Button>
    </Stack>
  );
}
