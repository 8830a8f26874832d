import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import { Textarea } from '../../parts/inputs.tsx';
import { LanguageTabs } from '../../parts/language-tabs.tsx';
import type { EditorProps } from './part-form.tsx';

/** The steps of a deposit, one per line, for each language. */
export function StepsEditor({ value, onChange }: EditorProps<'depositInstructions'>) {
  const [language, setLanguage] = useState<Language>('en');
  const steps = value[language] ?? [];
  const change = (text: string) => {
    const { [language]: _, ...others } = value;
    const lines = text === '' ? [] : text.split('\n');
    const isKept = language === 'en' || lines.length > 0;
    onChange({ ...others, en: value.en, ...(isKept ? { [language]: lines } : {}) });
  };
  return (
    <LanguageTabs
      isThere={(code) => (value[code]?.length ?? 0) > 0}
      label="Step languages"
      onChange={setLanguage}
      value={language}
    >
      <Textarea
        at={language}
        autosize
        description="One step per line. Only ever the network’s own account number."
        label="Steps"
        lang={language}
        minRows={4}
        onChange={(event) => change(event.currentTarget.value)}
        required={language === 'en'}
        value={steps.join('\n')}
      />
    </LanguageTabs>
  );
}
