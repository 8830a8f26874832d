import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';

type Values = Record<string, string>;
type Rules<Form> = { readonly [Field in keyof Form]: (form: Form) => Refusal | null };

/** The props of an input that is a field of a form. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

interface FormOptions<Form extends Values> {
  readonly initial: Form;
  /** One question per field, asked when the field is left and again before submitting. */
  readonly rules: Rules<Form>;
  /** Submits the form. A refusal that names a field is shown there, any other above the button. */
  readonly send: (form: Form) => Promise<Refusal | null>;
}

/** The state of one form: its values, each field's error, and whether it is being submitted. */
export function useForm<Form extends Values>({ initial, rules, send }: FormOptions<Form>) {
  const [values, setValues] = useState(() => ({ ...initial, ...typedEarly(initial) }));
  useEffect(takeOverReadyMade, []);
  const [problems, setProblems] = useState<Partial<Record<string, Refusal | null>>>({});
  const [isSending, setSending] = useState(false);
  const refusalText = useRefusalText();
  const textOf = (problem: Refusal | null | undefined) =>
    problem ? refusalText(problem.reason, problem.facts) : undefined;

  const change = (field: keyof Form & string, value: string) => {
    setValues((values) => ({ ...values, [field]: value }));
    setProblems((problems) => ({ ...problems, [field]: null, form: null }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong: Record<string, Refusal | null> = {};
    for (const field of Object.keys(rules)) wrong[field] = rules[field]?.(values) ?? null;
    setProblems(wrong);
    const first = Object.keys(wrong).find((field) => wrong[field]);
    if (first) {
      focusField(event.currentTarget, first);
      return;
    }
    setSending(true);
    const form = event.currentTarget;
    const refused = await send(values).finally(() => setSending(false));
    if (!refused) return;
    const field = String(refused.facts.field ?? '');
    setProblems({ [field in rules ? field : 'form']: refused });
    focusField(form, field);
  };

  return {
    values,
    isSending,
    submit,
    change,
    /** The error of the form as a whole. */
    problem: textOf(problems.form),
    field: (name: keyof Form & string): FormField => ({
      name,
      value: values[name] as string,
      error: textOf(problems[name]),
      onChange: (event) => change(name, event.target.value),
      onBlur: (event) => {
        // Leaving a field that was never filled is not an error yet.
        if (values[name] === '' || isLeavingForButton(event)) return;
        setProblems((problems) => ({ ...problems, [name]: rules[name](values) }));
      },
    }),
  };
}

/** A line that appears while a button is being pressed would move the button away. */
const isLeavingForButton = (event: FocusEvent) => event.relatedTarget instanceof HTMLButtonElement;

function focusField(form: EventTarget, name: string): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/* The page contains the login prerendered, and people are faster than scripts: what they typed
   and the button they pressed are taken over when the app starts. */

const isReadyMade = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.first === 'login';

/** What was typed into the fields of these names before the app started. */
function typedEarly(names: Record<string, string>): Record<string, string> {
  if (!isReadyMade()) return {};
  const inputs = Object.keys(names).map((name) =>
    document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`),
  );
  return Object.fromEntries(inputs.flatMap((input) => (input ? [[input.name, input.value]] : [])));
}

/** The app takes the form over; a press that came too early is replayed. */
function takeOverReadyMade(): void {
  if (!isReadyMade()) return;
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset.first;
  delete dataset.pressed;
  if (pressed === '') document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
  else if (pressed) {
    const button = document.querySelector<HTMLElement>(`[aria-label="${pressed}"]`);
    // Whatever it opens returns the focus to where it was.
    button?.focus();
    button?.click();
  }
}
