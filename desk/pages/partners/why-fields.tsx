import { Textarea, TextInput } from '../../parts/inputs.tsx';

export interface Why {
  readonly reason: string;
  readonly reference: string;
}

export const emptyWords: Why = { reason: '', reference: '' };

interface WhyProps {
  /** The label of the longer of the two. */
  readonly label?: string;
  readonly words: Why;
  readonly onChange: (words: Why) => void;
}

/** The reason for an act and its reference. The partner reads both. */
export function WhyFields({ label = 'Reason', words, onChange }: WhyProps) {
  return (
    <>
      <Textarea
        at="reason"
        autosize
        description="The partner sees this under Staff activity."
        label={label}
        maxLength={450}
        minRows={2}
        onChange={(event) => onChange({ ...words, reason: event.currentTarget.value })}
        required
        value={words.reason}
      />
      <TextInput
        at="reference"
        description="A ticket, a call or a letter."
        label="Reference"
        maxLength={200}
        onChange={(event) => onChange({ ...words, reference: event.currentTarget.value })}
        required
        value={words.reference}
      />
    </>
  );
}
