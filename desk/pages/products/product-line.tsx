import { TextInput } from '@mantine/core';
import type { ProductDraft } from './product-draft.ts';
import { type ProductProblems, problemAt } from './product-problems.ts';

type TextName = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never;
}[keyof ProductDraft];

export interface PartProps {
  readonly draft: ProductDraft;
  readonly problems: ProductProblems;
  readonly set: (changed: Partial<ProductDraft>) => void;
}

interface LineProps extends PartProps {
  readonly name: TextName;
  readonly label: string;
  readonly description?: string;
  readonly kind?: 'money' | 'number' | 'list';
  readonly isOptional?: boolean;
}

export function Line(props: LineProps) {
  const { draft, problems, set, name, label, description, kind, isOptional } = props;
  const typed = {
    money: { inputMode: 'decimal' as const, pattern: '\\d{1,12}(\\.\\d{1,2})?' },
    number: { inputMode: 'decimal' as const, pattern: '\\d{1,5}(\\.\\d{1,2})?' },
    list: {},
  };
  return (
    <TextInput
      {...(kind ? typed[kind] : {})}
      description={description}
      error={problemAt(problems, name)}
      label={label}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      required={!isOptional && kind !== 'list'}
      value={draft[name]}
    />
  );
}
