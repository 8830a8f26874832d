import { Checkbox, Stack, TextInput } from '@mantine/core';
import { languageMapDefault, languages } from '#domain/language.ts';
import type { EditorProps } from './part-form.tsx';

const usual = (code: string) =>
  languageMapDefault.find(({ source }) => source === code)?.targets ?? code;

/** Which languages are offered. What is not has its readers read English. */
export function LanguageMapEditor({ value, onChange }: EditorProps<'languageMap'>) {
  const targetsOf = (code: string) => value.find(({ source }) => source === code)?.targets;
  const set = (code: string, targets: string | null) =>
    onChange(
      languages.flatMap(({ code: source }) => {
        const now = source === code ? targets : (targetsOf(source) ?? null);
        return now === null ? [] : [{ source, targets: now }];
      }),
    );
  return (
    <Stack gap="xs">
      {languages.map(({ code, name }) => {
        const targets = targetsOf(code);
        return (
          <div className="desk-fields" key={code}>
            <Checkbox
              checked={targets !== undefined}
              disabled={code === 'en'}
              label={`${name} (${code})`}
              onChange={(event) => set(code, event.currentTarget.checked ? usual(code) : null)}
            />
            <TextInput
              aria-label={`Codes that mean ${code}`}
              disabled={targets === undefined}
              onChange={(event) => set(code, event.currentTarget.value)}
              value={targets ?? ''}
            />
          </div>
        );
      })}
    </Stack>
  );
}
