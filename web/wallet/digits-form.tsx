import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordDigits, payPasswordLength } from '#domain/wallet/pay-password.ts';
import { isTouchDevice } from '../device/touch.ts';
import { Button } from '../parts/button.tsx';
import { feel } from '../parts/feel.ts';
import { Keypad } from '../parts/keypad.tsx';
import { Passcode } from '../parts/passcode.tsx';
import styles from './digits-form.module.css';

interface DigitsFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /**
   * Above the button, so that the second tap of a double tap cannot hit it where the previous
   * screen's button was.
   */
  readonly children?: ReactNode;
  /** Has the digits checked; returns the error, or null. */
  readonly onSend: (digits: string) => Promise<string | null>;
}

/** The input of the six digits: our keypad on a phone, the keyboard where there is one. */
export function DigitsForm({ label, submitLabel, children, onSend }: DigitsFormProps) {
  const t = useTranslations('payPassword');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [hasKeypad] = useState(isTouchDevice);

  const type = (next: string) => {
    // Not disabled meanwhile, because that would take the focus away from whoever is typing.
    if (isSending) return;
    setError(undefined);
    setDigits(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || digits.length < payPasswordLength) return;
    setSending(true);
    const wrong = await onSend(digits);
    setSending(false);
    setDigits('');
    if (wrong !== null) feel('wrong');
    setError(wrong ?? undefined);
  };
  const press = (digit: string) => {
    if (digits.length < payPasswordLength) type(payPasswordDigits(digits + digit));
  };
  return (
    <form className={`${styles.form} stack-4`} noValidate onSubmit={send}>
      <Passcode
        error={error}
        hasKeypad={hasKeypad}
        hint={isSending ? t('checking') : undefined}
        label={label}
        onChange={type}
        value={digits}
      />
      {children}
      {hasKeypad ? (
        <Keypad
          deleteLabel={t('deleteDigit')}
          disabled={isSending}
          label={t('keypad')}
          onDelete={() => type(digits.slice(0, -1))}
          onDigit={press}
        />
      ) : null}
      <Button busy={isSending} disabled={digits.length < payPasswordLength} type="submit" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
