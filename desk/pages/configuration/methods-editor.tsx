import { Button, Fieldset, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Configuration } from '#contract/configuration.ts';
import type { Language } from '#domain/language.ts';
import { cardFields, cardKinds, cardPatterns } from '#domain/wallet/card-fields.ts';
import { MultiSelect, Select, TextInput } from '../../parts/inputs.tsx';
import { LanguageTabs } from '../../parts/language-tabs.tsx';
import { Within } from '../../parts/refused.ts';
import type { EditorProps } from './part-form.tsx';

type Method = Configuration['withdrawMethods'][number];

/** Payout methods. Every field that a method asks for is required. */
export function MethodsEditor({ value, onChange }: EditorProps<'withdrawMethods'>) {
  const put = (at: number, changed: Partial<Method>) =>
    onChange(value.map((method, i) => (i === at ? { ...method, ...changed } : method)));
  const add = () =>
    onChange([
      ...value,
      { id: `way-${value.length + 1}`, label: '', labels: {}, kind: 'bank-card', fields: [] },
    ]);
  return (
    <Stack gap="sm">
      {value.map((method, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its id is typed while it is there
        <Fieldset key={at} legend={`Method ${at + 1}`}>
          <Within value={`value.${at}`}>
            <MethodEditor method={method} onChange={(changed) => put(at, changed)} />
          </Within>
          <Button
            mt="sm"
            onClick={() => onChange(value.filter((_, i) => i !== at))}
            size="xs"
            variant="default"
          >
            Remove method {at + 1}
          </Button>
        </Fieldset>
      ))}
      <Button onClick={add} variant="default">
        Add method
      </Button>
    </Stack>
  );
}

interface MethodEditorProps {
  readonly method: Method;
  readonly onChange: (changed: Partial<Method>) => void;
}

function MethodEditor({ method, onChange }: MethodEditorProps) {
  const { id, kind, fields } = method;
  const choose = (names: string[]) =>
    onChange({
      fields: names.map(
        (name) =>
          fields.find((field) => field.name === name) ?? {
            name: name as Method['fields'][number]['name'],
            required: true,
          },
      ),
    });
  return (
    <Stack gap="sm">
      <div className="desk-fields">
        <TextInput
          at="id"
          label="Short name"
          onChange={(event) => onChange({ id: event.currentTarget.value })}
          required
          value={id}
        />
        <Select
          at="kind"
          allowDeselect={false}
          data={[...cardKinds]}
          label="Kind"
          onChange={(chosen) => onChange({ kind: chosen as Method['kind'] })}
          value={kind}
        />
      </div>
      <MethodNames method={method} onChange={onChange} />
      <MultiSelect
        at="fields"
        data={[...cardFields]}
        label="Asks for"
        onChange={choose}
        value={fields.map(({ name }) => name)}
      />
      <Patterns fields={fields} onChange={(changed) => onChange({ fields: changed })} />
    </Stack>
  );
}

function MethodNames({ method, onChange }: MethodEditorProps) {
  const [language, setLanguage] = useState<Language>('en');
  const nameIn = (code: Language) => (code === 'en' ? method.label : (method.labels[code] ?? ''));
  const change = (label: string) => {
    if (language === 'en') return onChange({ label });
    const { [language]: _, ...others } = method.labels;
    onChange({ labels: label === '' ? others : { ...others, [language]: label } });
  };
  return (
    <LanguageTabs
      isThere={(code) => nameIn(code) !== ''}
      label={`${method.id} languages`}
      onChange={setLanguage}
      value={language}
    >
      <TextInput
        at={language === 'en' ? 'label' : `labels.${language}`}
        label="Shown as"
        lang={language}
        maxLength={60}
        onChange={(event) => change(event.currentTarget.value)}
        required={language === 'en'}
        value={nameIn(language)}
      />
    </LanguageTabs>
  );
}

interface PatternsProps {
  readonly fields: Method['fields'];
  readonly onChange: (fields: Method['fields']) => void;
}

/** An account or an address can be held to a pattern, so that typing errors are found. */
function Patterns({ fields, onChange }: PatternsProps) {
  return (
    <div className="desk-fields">
      {fields
        .filter(({ name }) => name === 'bankAccount' || name === 'walletAddress')
        .map(({ name, pattern }) => (
          <Select
            at="fields"
            clearable
            data={[...cardPatterns]}
            key={name}
            label={`${name} pattern`}
            onChange={(chosen) =>
              onChange(
                fields.map((field) => {
                  if (field.name !== name) return field;
                  const { pattern: _, ...rest } = field;
                  const next = cardPatterns.find((one) => one === chosen);
                  return next ? { ...rest, pattern: next } : rest;
                }),
              )
            }
            value={pattern ?? null}
          />
        ))}
    </div>
  );
}
