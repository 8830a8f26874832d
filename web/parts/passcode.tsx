import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordDigits, payPasswordLength } from '#domain/wallet/pay-password.ts';
import { FieldError } from './field.tsx';
import { isTouchDevice } from './is-touch-device.ts';
import { Keypad } from './keypad.tsx';
import styles from './passcode.module.css';

interface PasscodeProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Hidden again as soon as a digit is typed. */
  error?: string | undefined;
  hint?: ReactNode;
}

const focusDelayMs = 100;

/** Hides an error once something is typed, until the caller gives another. */
function useFreshError(error: string | undefined, value: string) {
  const [lastInput, setLastInput] = useState({ error, value, isFresh: true });
  let { isFresh } = lastInput;
  if (error !== lastInput.error || value !== lastInput.value) {
    if (error !== lastInput.error) isFresh = true;
    else if (value !== '') isFresh = false;
    setLastInput({ error, value, isFresh });
  }
  return isFresh ? error : undefined;
}

/**
 * Cells over one real input: paste, screen readers and hardware keys work as in any field. A phone
 * shows our keypad below instead of its own.
 */
export function Passcode({ label, value, onChange, error, hint }: PasscodeProps) {
  const t = useTranslations('app');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shownError = useFreshError(error, value);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const typed = (text: string) => {
    const digits = payPasswordDigits(text);
    if (digits !== value) onChange(digits);
  };

  const cells = Array.from({ length: payPasswordLength }, (_, index) => index);
  const described = [hint && `${id}-hint`, shownError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.passcode} stack-2`}>
      <label className="small medium" htmlFor={id}>
        {label}
      </label>
      <div className={styles.cells} data-invalid={shownError ? true : undefined}>
        <input
          aria-describedby={described || undefined}
          aria-invalid={shownError ? true : undefined}
          autoComplete="off"
          className={styles.input}
          id={id}
          inputMode={isTouchDevice() ? 'none' : 'numeric'}
          onChange={(event) => typed(event.target.value)}
          ref={input}
          type="password"
          value={value}
        />
        {cells.map((index) => (
          <span
            aria-hidden="true"
            className={`${styles.cell} center`}
            data-current={index === Math.min(value.length, payPasswordLength - 1) || undefined}
            data-filled={index < value.length || undefined}
            key={index}
          />
        ))}
      </div>
      {hint ? (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
      <Keypad
        onDelete={() => onChange(value.slice(0, -1))}
        onKey={(digit) => typed(value + digit)}
        value={t('digitsTyped', { count: value.length, length: payPasswordLength })}
      />
    </div>
  );
}
