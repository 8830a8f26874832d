import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import { LanguageTabs } from '../../parts/language-tabs.tsx';
import type { ProductDraft, Words } from './product-draft.ts';
import { type ProductProblems, problemAt } from './product-problems.ts';

interface ProductWordsProps {
  readonly words: ProductDraft['words'];
  readonly problems: ProductProblems;
  readonly onChange: (words: ProductDraft['words']) => void;
}

const nothing: Words = { name: '', description: '' };

/** What partners read, by language. All others fall back to English. */
export function ProductWords({ words, problems, onChange }: ProductWordsProps) {
  const [language, setLanguage] = useState<Language>('en');
  const shown = words[language] ?? nothing;
  const set = (changed: Partial<Words>) =>
    onChange({ ...words, [language]: { ...shown, ...changed } });
  const wrong = (name: keyof Words) =>
    problemAt(problems, language === 'en' ? name : `texts.${language}.${name}`);
  const isNeeded = language === 'en' || shown.name !== '' || shown.description !== '';
  return (
    <LanguageTabs
      isThere={(code) => Boolean(words[code]?.name.trim())}
      label="Text languages"
      onChange={setLanguage}
      value={language}
    >
      <Stack gap="xs">
        <TextInput
          error={wrong('name')}
          label="Name"
          lang={language}
          maxLength={80}
          onChange={(event) => set({ name: event.currentTarget.value })}
          required={isNeeded}
          value={shown.name}
        />
        <Textarea
          autosize
          error={wrong('description')}
          label="Description"
          lang={language}
          maxLength={2000}
          minRows={2}
          onChange={(event) => set({ description: event.currentTarget.value })}
          required={isNeeded}
          value={shown.description}
        />
      </Stack>
    </LanguageTabs>
  );
}
