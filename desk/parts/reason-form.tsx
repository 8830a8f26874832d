import type { ReactNode } from 'react';
import type { DeskFailure } from '../api/ask.ts';
import { FieldsForm } from './fields-form.tsx';

interface ReasonFormProps {
  readonly title: string;
  readonly submit: string;
  readonly description?: string;
  readonly isBusy: boolean;
  readonly failure?: DeskFailure | null;
  readonly isDangerous?: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** An act that needs nothing but its reason. */
export function ReasonForm({ description, onSubmit, ...form }: ReasonFormProps) {
  const about = description ?? 'All staff can see this.';
  return (
    <FieldsForm
      {...form}
      fields={[{ name: 'reason', label: 'Reason', kind: 'text', description: about }]}
      onSubmit={({ reason }) => onSubmit(reason)}
    />
  );
}
