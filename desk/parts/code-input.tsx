import { TextInput } from './inputs.tsx';

interface CodeProps {
  readonly at: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Six digits from an authenticator app. */
export function CodeInput({ at, label, value, onChange }: CodeProps) {
  return (
    <TextInput
      at={at}
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
