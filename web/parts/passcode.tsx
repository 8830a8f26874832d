import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from './field.tsx';
import styles from './passcode.module.css';

interface PasscodeProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Hidden again as soon as a digit is typed. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Our own keypad is below it, so the phone must not open its own. */
  hasKeypad?: boolean | undefined;
  disabled?: boolean | undefined;
}

const length = 6;
const focusDelayMs = 100;

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Hides an error once something is typed, until the caller gives another. */
function useFreshError(error: string | undefined, value: string) {
  const [seen, setSeen] = useState({ error, value, isFresh: true });
  let { isFresh } = seen;
  if (error !== seen.error || value !== seen.value) {
    if (error !== seen.error) isFresh = true;
    else if (value !== '') isFresh = false;
    setSeen({ error, value, isFresh });
  }
  return isFresh ? error : undefined;
}

/** Cells over one real input: paste, screen readers and hardware keys work as in any field. */
export function Passcode({
  label,
  value,
  onChange,
  error,
  hint,
  hasKeypad = false,
  disabled = false,
}: PasscodeProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shownError = useFreshError(error, value);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const typed = (text: string) => {
    const digits = onlyDigits(text).slice(0, length);
    if (digits !== value) onChange(digits);
  };

  const cells = Array.from({ length }, (_, place) => place);
  const described = [hint && `${id}-hint`, shownError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="stack-2">
      <label className="small medium" htmlFor={id}>
        {label}
      </label>
      <div className={styles.cells} data-invalid={shownError ? true : undefined}>
        <input
          aria-describedby={described || undefined}
          aria-invalid={shownError ? true : undefined}
          autoComplete="off"
          className={styles.input}
          disabled={disabled}
          id={id}
          inputMode={hasKeypad ? 'none' : 'numeric'}
          onChange={(event) => typed(event.target.value)}
          ref={input}
          style={{ '--length': length } as CSSProperties}
          type="password"
          value={value}
        />
        {cells.map((place) => (
          <span
            aria-hidden="true"
            className={`${styles.cell} center`}
            data-current={place === Math.min(value.length, length - 1) || undefined}
            data-filled={place < value.length || undefined}
            key={place}
          />
        ))}
      </div>
      {hint ? (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
    </div>
  );
}
