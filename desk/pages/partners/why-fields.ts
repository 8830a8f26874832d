import type { FormField } from '../../parts/fields-form.tsx';

/** The longer of the two fields of an act on an account, both of which the partner reads. */
export const reasonField = {
  name: 'reason',
  label: 'Reason',
  kind: 'text',
  description: 'The partner sees this under Staff activity.',
  lengthMax: 450,
} as const satisfies FormField<string>;

export const referenceField = {
  name: 'reference',
  label: 'Reference',
  kind: 'line',
  description: 'A ticket, a call or a letter.',
} as const satisfies FormField<string>;

export const whyFields = [reasonField, referenceField] as const;
