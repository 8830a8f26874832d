import type { FormField } from '../parts/fields-form.tsx';

/** What every act on money says of itself. */
export const whyFields = [
  { name: 'reason', label: 'Reason', kind: 'text', description: 'The partner reads it.' },
  {
    name: 'reference',
    label: 'Reference',
    kind: 'line',
    description: 'The bank’s number, a letter or a ticket. Each can be used once.',
  },
] as const satisfies readonly FormField<string>[];

export const evidenceField = {
  name: 'evidence',
  label: 'Evidence, if there is a file',
  kind: 'hash',
  description: 'Its SHA-256 is kept and shown to who confirms and to the partner. Keep the file.',
} as const satisfies FormField<string>;

export const amountField = {
  name: 'amount',
  label: 'Amount',
  kind: 'money',
} as const satisfies FormField<string>;

export const askedFor = 'Asked for. Another person confirms it.';
