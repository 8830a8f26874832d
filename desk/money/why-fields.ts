import type { FormField } from '../parts/fields-form.tsx';

/** The fields every money act has: reason, reference, evidence. */
export const whyFields = [
  { name: 'reason', label: 'Reason', kind: 'text', description: 'The partner sees this.' },
  {
    name: 'reference',
    label: 'Reference',
    kind: 'line',
    description: 'The bank’s reference, a letter or a ticket. Each can be used once.',
  },
] as const satisfies readonly FormField<string>[];

export const evidenceField = {
  name: 'evidence',
  label: 'Evidence file (optional)',
  kind: 'hash',
  description:
    'We store its SHA-256 and show it to whoever approves and to the partner. Keep the file.',
} as const satisfies FormField<string>;

export const amountField = {
  name: 'amount',
  label: 'Amount',
  kind: 'money',
} as const satisfies FormField<string>;

export const askedFor = 'Requested. Someone else has to approve it.';
