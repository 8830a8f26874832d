import { TextInput } from '@mantine/core';

interface MoneyInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An amount as a person types it: at most two decimals. */
export function MoneyInput({ label, value, onChange }: MoneyInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
      pattern="\d{1,12}(\.\d{1,2})?"
      required
      value={value}
    />
  );
}
