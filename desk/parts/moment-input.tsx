import { ActionIcon, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from './inputs.tsx';
import { type MomentKind, momentExample, momentText, readMoment } from './moment-text.ts';

interface MomentInputProps
  extends Pick<TextInputProps, 'label' | 'placeholder' | 'required' | 'size'> {
  /** The part of the call that it becomes; a filter becomes none. */
  readonly at?: string;
  readonly kind: MomentKind;
  /** As a browser's own field has it: `2026-11-18`, or with a local time `2026-11-18T14:30`. */
  readonly value: string;
  /** Receives an empty value while the text is no date. */
  readonly onChange: (value: string) => void;
}

/**
 * A date with its month in letters. The browser's own field would follow the browser's language,
 * where 03/04 is one day for one member of staff and another for the next; its calendar still
 * opens from the button.
 */
export function MomentInput({ at = '', kind, value, onChange, ...props }: MomentInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const read = readMoment(typed ?? '', kind);
  const problem = 'problem' in read ? read.problem : '';
  useEffect(() => field.current?.setCustomValidity(problem), [problem]);
  const take = (text: string) => {
    const now = readMoment(text, kind);
    setTyped(text);
    setLeft(false);
    onChange('value' in now ? now.value : '');
  };
  const leave = () => {
    setLeft(true);
    if (problem === '') setTyped(null);
  };
  const pick = (picked: string) => {
    setTyped(null);
    onChange(picked);
  };
  return (
    <TextInput
      placeholder={momentExample(kind)}
      {...props}
      at={at}
      autoComplete="off"
      error={isLeft && problem}
      onBlur={leave}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      ref={field}
      rightSection={
        <>
          <ActionIcon
            aria-label="Open calendar"
            color="gray"
            onClick={() => calendar.current?.showPicker()}
            size="sm"
            variant="subtle"
          >
            <CalendarIcon />
          </ActionIcon>
          <input
            aria-hidden
            className="desk-calendar"
            onChange={({ currentTarget }) => pick(currentTarget.value)}
            ref={calendar}
            tabIndex={-1}
            type={kind === 'day' ? 'date' : 'datetime-local'}
            value={value}
          />
        </>
      }
      value={typed ?? momentText(value)}
    />
  );
}

function CalendarIcon() {
  return (
    <svg aria-hidden fill="none" height="14" stroke="currentColor" viewBox="0 0 16 16" width="14">
      <path d="M2 4h12v10H2zM2 7h12M5 2v4M11 2v4" />
    </svg>
  );
}
