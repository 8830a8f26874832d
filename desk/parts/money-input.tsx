import { TextInput } from './inputs.tsx';

interface MoneyInputProps {
  readonly at: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An amount as a person types it: at most two decimals. */
export function MoneyInput({ at, label, value, onChange }: MoneyInputProps) {
  return (
    <TextInput
      at={at}
      inputMode="decimal"
      label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
      pattern="\d{1,12}(\.\d{1,2})?"
      required
      value={value}
    />
  );
}
