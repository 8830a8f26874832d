import { Checkbox, Stack } from '@mantine/core';
import { codesOf, languages } from '#domain/language.ts';
import { TextInput } from '../../parts/inputs.tsx';
import type { EditorProps } from './part-form.tsx';

/**
 * Which languages are offered, and which browsers get one automatically. All others start in
 * English, and their readers choose.
 */
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
              onChange={(event) => set(code, event.currentTarget.checked ? '' : null)}
            />
            <TextInput
              at={`${value.findIndex(({ source }) => source === code)}.targets`}
              aria-label={`Browser languages mapped to ${code}`}
              disabled={targets === undefined}
              onChange={(event) => set(code, event.currentTarget.value)}
              placeholder={`Chosen by the reader; by browsers: ${codesOf(code)}`}
              value={targets ?? ''}
            />
          </div>
        );
      })}
    </Stack>
  );
}
