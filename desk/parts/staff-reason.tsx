import { Textarea } from './inputs.tsx';

interface StaffReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The reason for an act that concerns no partner. */
export function StaffReason({ value, onChange }: StaffReasonProps) {
  return (
    <Textarea
      at="reason"
      autosize
      description="All staff can see this."
      label="Reason"
      maxLength={500}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      value={value}
    />
  );
}
