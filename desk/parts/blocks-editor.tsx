import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { places } from '#domain/place.ts';
import type { TextBlock } from '#domain/text-blocks.ts';
import { Select, Textarea } from './inputs.tsx';

interface BlocksEditorProps {
  /** The part of the call that the blocks become. */
  readonly at: string;
  readonly blocks: readonly TextBlock[];
  readonly onChange: (blocks: TextBlock[]) => void;
  /** Questions that a text may link to, by id. */
  readonly questions: readonly { readonly value: string; readonly label: string }[];
}

const fresh = {
  paragraph: { type: 'paragraph', text: '' },
  list: { type: 'list', items: [''] },
  place: { type: 'place', to: 'wallet' },
  question: { type: 'question', id: '' },
} as const satisfies Record<TextBlock['type'], unknown>;

const words = {
  paragraph: 'Paragraph',
  list: 'List',
  place: 'Link to a screen',
  question: 'Link to a question',
} as const;

const types = Object.keys(words) as TextBlock['type'][];

/** A text in typed blocks: no markup, and no address that leads out of the app. */
export function BlocksEditor({ at: path, blocks, onChange, questions }: BlocksEditorProps) {
  const put = (at: number, block: TextBlock) =>
    onChange(blocks.map((b, i) => (i === at ? block : b)));
  const drop = (at: number) => onChange(blocks.filter((_, i) => i !== at));
  const move = (at: number, by: number) => {
    const next = [...blocks];
    const [block] = next.splice(at, 1);
    if (block) next.splice(at + by, 0, block);
    onChange(next);
  };
  return (
    <Stack gap="xs">
      {blocks.map((block, at) => (
        // Keyed by position, because blocks have no id.
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are told apart by where they stand
        <div className="desk-block" key={`${at}-${block.type}`}>
          <Piece
            at={`${path}.${at}`}
            block={block}
            number={at + 1}
            onChange={(next) => put(at, next)}
            questions={questions}
          />
          <Group gap={4} wrap="nowrap">
            <Move isOff={at === 0} label={`Move block ${at + 1} up`} onClick={() => move(at, -1)}>
              ↑
            </Move>
            <Move
              isOff={at === blocks.length - 1}
              label={`Move block ${at + 1} down`}
              onClick={() => move(at, 1)}
            >
              ↓
            </Move>
            <Move isOff={false} label={`Remove block ${at + 1}`} onClick={() => drop(at)}>
              ×
            </Move>
          </Group>
        </div>
      ))}
      <Group gap="xs">
        {types.map((type) => (
          <Button
            key={type}
            onClick={() => onChange([...blocks, structuredClone(fresh[type]) as TextBlock])}
            size="xs"
            variant="default"
          >
            Add: {words[type].toLowerCase()}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

interface MoveProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Move({ label, isOff, onClick, children }: MoveProps) {
  return (
    <ActionIcon aria-label={label} disabled={isOff} onClick={onClick} variant="default">
      {children}
    </ActionIcon>
  );
}

interface PieceProps {
  readonly at: string;
  readonly block: TextBlock;
  readonly number: number;
  readonly onChange: (block: TextBlock) => void;
  readonly questions: BlocksEditorProps['questions'];
}

function Piece({ at, block, number, onChange, questions }: PieceProps) {
  const label = `${number}. ${words[block.type]}`;
  if (block.type === 'paragraph') {
    return (
      <Textarea
        at={at}
        autosize
        label={label}
        maxLength={2000}
        minRows={2}
        onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
        required
        value={block.text}
      />
    );
  }
  if (block.type === 'list') {
    return (
      <Textarea
        at={at}
        autosize
        description="One point per line."
        label={label}
        minRows={2}
        onChange={(event) => onChange({ ...block, items: event.currentTarget.value.split('\n') })}
        required
        value={block.items.join('\n')}
      />
    );
  }
  const isPlace = block.type === 'place';
  return (
    <Select
      at={at}
      allowDeselect={false}
      data={isPlace ? [...places] : [...questions]}
      label={label}
      onChange={(value) =>
        onChange(
          isPlace
            ? { type: 'place', to: (value ?? 'wallet') as (typeof places)[number] }
            : { type: 'question', id: value ?? '' },
        )
      }
      required
      searchable
      value={isPlace ? block.to : block.id || null}
    />
  );
}

/** What is sent: an empty line is not a list item. */
export const cleanBlocks = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.map((block) => {
    if (block.type === 'paragraph') return { ...block, text: block.text.trim() };
    if (block.type !== 'list') return block;
    return { ...block, items: block.items.map((item) => item.trim()).filter(Boolean) };
  });
