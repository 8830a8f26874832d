import { TextInput } from '@mantine/core';

interface CodeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Six digits of an app for one-time codes. */
export function CodeInput({ label, value, onChange }: CodeProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      label={label}
      maxLength={6}
      onChange={(event) => onChange(event.currentTarget.value)}
      pattern="[0-9]{6}"
      required
      value={value}
    />
  );
}
