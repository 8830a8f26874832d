import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { TextBlock } from '#domain/text-blocks.ts';
import { BlocksEditor, cleanBlocks } from './blocks-editor.tsx';
import { TextInput } from './inputs.tsx';
import { LanguageTabs } from './language-tabs.tsx';

export interface Words {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

export type WordsBy = { readonly [Code in Language]?: Words };

interface WordsEditorProps {
  readonly words: WordsBy;
  readonly onChange: (words: WordsBy) => void;
  readonly questions: readonly { readonly value: string; readonly label: string }[];
  /** The label of the first line: a title, or a question. */
  readonly titleLabel: string;
  readonly titleLengthMax: number;
  /** The contract's names for the texts, their first line and their blocks. */
  readonly at: { readonly texts: string; readonly title: string; readonly blocks: string };
}

const nothing: Words = { title: '', blocks: [] };

export const hasWords = (words: Words | undefined): words is Words =>
  words !== undefined && words.title.trim() !== '' && words.blocks.length > 0;

/** A title and typed blocks, by language. */
export function WordsEditor(props: WordsEditorProps) {
  const { words, onChange, questions, titleLabel, titleLengthMax, at } = props;
  const [language, setLanguage] = useState<Language>('en');
  const shown = words[language] ?? nothing;
  const set = (changed: Partial<Words>) =>
    onChange({ ...words, [language]: { ...shown, ...changed } });
  const isBegun = shown.title !== '' || shown.blocks.length > 0;
  const { en = nothing } = words;
  return (
    <LanguageTabs
      isThere={(code) => hasWords(words[code])}
      label="Languages of the text"
      onChange={setLanguage}
      value={language}
    >
      <Stack gap="sm">
        <TextInput
          at={`${at.texts}.${language}.${at.title}`}
          label={titleLabel}
          lang={language}
          maxLength={titleLengthMax}
          onChange={(event) => set({ title: event.currentTarget.value })}
          required={language === 'en' || isBegun}
          value={shown.title}
        />
        <BlocksEditor
          at={`${at.texts}.${language}.${at.blocks}`}
          blocks={shown.blocks}
          onChange={(blocks) => set({ blocks })}
          questions={questions}
        />
        {language !== 'en' && (
          <Group gap="xs">
            {!isBegun && (
              <Button onClick={() => set(structuredClone(en))} size="xs" variant="subtle">
                Start from English
              </Button>
            )}
            {isBegun && (
              <Button onClick={() => set(nothing)} size="xs" variant="subtle">
                Remove this language
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </LanguageTabs>
  );
}

/** What is sent: languages without text are left out. */
export const filledWords = (words: WordsBy): [Language, { title: string; blocks: TextBlock[] }][] =>
  (Object.entries(words) as [Language, Words][])
    .filter(([code, text]) => code === 'en' || text.title.trim() !== '' || text.blocks.length > 0)
    .map(([code, { title, blocks }]) => [code, { title, blocks: cleanBlocks(blocks) }]);
