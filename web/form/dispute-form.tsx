import { type FormEvent, useState } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { Button } from '../parts/button.tsx';
import { TextArea } from '../parts/text-area.tsx';

interface DisputeFormProps {
  readonly className: string | undefined;
  readonly hint: string;
  readonly label: string;
  /** Sends the text; returns a refusal to show at the field, or null. */
  readonly onSend: (text: string) => Promise<Refusal | null>;
  readonly submitLabel: string;
  readonly textMax: number;
  readonly whyNot: (text: string) => Refusal | null;
}

/** Disputes a decision, in place: one text, for somebody else to read. */
export function DisputeForm(props: DisputeFormProps) {
  const { className, hint, label, onSend, submitLabel, textMax, whyNot } = props;
  const refusalText = useRefusalText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whyNot(text);
    setProblem(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    setProblem(await onSend(text));
    setBusy(false);
  };
  return (
    <form className={className} noValidate onSubmit={submit}>
      <TextArea
        autoFocus
        error={problem ? refusalText(problem.reason, problem.facts) : undefined}
        hint={hint}
        label={label}
        maxLength={textMax}
        name="text"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        value={text}
      />
      <Button busy={isBusy} kind="secondary" type="submit" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
