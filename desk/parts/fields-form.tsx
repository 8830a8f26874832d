import { type ReactNode, useState } from 'react';
import type { DeskFailure } from '../api/ask.ts';
import { ActForm } from './act-form.tsx';
import { blockedWords } from './blocked-words.ts';
import { HashInput } from './hash-input.tsx';
import { Select, Textarea, TextInput } from './inputs.tsx';

export interface FormField<Name extends string> {
  readonly name: Name;
  /** The part of the call that it becomes, if its name differs from the field's. */
  readonly at?: string;
  readonly label: string;
  /**
   * Money has at most two decimals; a choice is one of a list. Of a file only the SHA-256 is sent,
   * and it is optional.
   */
  readonly kind: 'line' | 'text' | 'money' | 'choice' | 'hash';
  readonly description?: string;
  readonly initial?: string;
  readonly lengthMax?: number;
  readonly options?: readonly (string | { readonly value: string; readonly label: string })[];
}

interface FieldsFormProps<Name extends string> {
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly FormField<Name>[];
  readonly isBusy: boolean;
  readonly failure?: DeskFailure | null;
  readonly problem?: string | null | undefined;
  readonly isDangerous?: boolean;
  readonly onSubmit: (values: Record<Name, string>) => void;
  readonly onClose: () => void;
  /** Shown above the fields: what the act is about. */
  readonly children?: ReactNode;
}

/** A form for an act with a few fields, all required except files. */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { fields, onSubmit, children, ...form } = props;
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? ''])) as Record<
        Name,
        string
      >,
  );
  const change = (name: Name) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  return (
    <ActForm {...form} onSubmit={() => onSubmit(values)}>
      {children}
      {fields.map((field) => (
        <Field
          field={field}
          key={field.name}
          onChange={change(field.name)}
          value={values[field.name]}
        />
      ))}
    </ActForm>
  );
}

interface FieldProps {
  readonly field: FormField<string>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ field, value, onChange }: FieldProps) {
  const { kind, label, description, options, lengthMax, at = field.name } = field;
  const common = { label, description, required: true } as const;
  const type = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (kind === 'choice') {
    return (
      <Select
        at={at}
        {...common}
        allowDeselect={false}
        data={[...(options ?? [])]}
        onChange={(chosen) => onChange(chosen ?? '')}
        value={value === '' ? null : value}
      />
    );
  }
  if (kind === 'hash') return <HashInput {...field} at={at} hash={value} onChange={onChange} />;
  if (kind === 'text') {
    return (
      <Textarea
        at={at}
        {...common}
        autosize
        error={blockedWords(value, 'reason')}
        maxLength={lengthMax ?? 500}
        onChange={type}
        value={value}
      />
    );
  }
  const money =
    kind === 'money'
      ? ({ inputMode: 'decimal', pattern: '\\d{1,12}(\\.\\d{1,2})?', placeholder: '0.00' } as const)
      : {};
  return (
    <TextInput
      at={at}
      {...common}
      {...money}
      maxLength={lengthMax ?? 200}
      onChange={type}
      value={value}
    />
  );
}
